import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import styles from './identity-form.module.css'
import { RefusalAlert } from './refusal-alert.tsx'
import type { Submission } from './use-submission.ts'

interface IdentityFormProps {
  submission: Submission
  /** The label of the submit button. */
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export function IdentityForm({ submission, action, onSubmit, children }: IdentityFormProps) {
  const { busyWith, refusal } = submission
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
      {refusal && <RefusalAlert refusal={refusal} />}
      <Button type="submit" wide busy={busyWith === 'form'}>
        {action}
      </Button>
    </form>
  )
}
