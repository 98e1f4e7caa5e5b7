import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import styles from './account-form.module.css'
import { RefusalLine } from './refusal-line.tsx'
import type { Action } from './use-action.ts'

interface AccountFormProps {
  /** What the submit does, and how that went. */
  action: Action
  submit: string
  onSubmit: () => void
  /** Stands beside the submit. */
  aside?: ReactNode
  look?: 'plate' | 'line'
  children: ReactNode
}

/** A form whose submit is never out of reach, and which says what went wrong right above it. */
export function AccountForm(props: AccountFormProps) {
  const { action, submit, onSubmit, aside, look = 'line', children } = props
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={handleSubmit} className={styles.form}>
      {children}
      <RefusalLine text={action.refusal?.text} />
      <div className={styles.buttons}>
        <Button type="submit" look={look} busy={action.busy}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}
