import { type ComponentProps, useId } from 'react'
import { judgePassword } from '#web/lib/identity/judge-password.ts'
import { PasswordChecklist } from '#web/ui/form/password-checklist.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import styles from './checked-password-field.module.css'

interface CheckedPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** The current value; undefined until the field is touched. */
  typed: string | undefined
}

/** A password field with its checklist. */
export function CheckedPasswordField({ typed, ...props }: CheckedPasswordFieldProps) {
  const rules = useId()
  return (
    <div className={styles.password}>
      <PasswordField {...props} aria-describedby={rules} />
      <PasswordChecklist id={rules} points={judgePassword(typed)} />
    </div>
  )
}
