import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import styles from './account-form.module.css'
import { RefusalLine } from './refusal-line.tsx'
import type { Action } from './use-action.ts'

interface AccountFormProps {
  /** The state of the submit. */
  action: Action
  submit: string
  onSubmit: () => void
  /** With it there is a button to cancel. */
  onCancel?: () => void
  look?: 'plate' | 'line'
  children: ReactNode
}

/** A form whose submit button is never disabled, with the error message above the button. */
export function AccountForm(props: AccountFormProps) {
  const { action, submit, onSubmit, onCancel, look = 'line', children } = props
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
        {onCancel && (
          <Button look="line" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
