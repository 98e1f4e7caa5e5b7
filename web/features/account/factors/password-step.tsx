import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { useAction } from '../use-action.ts'

interface PasswordStepProps {
  text: string
  submit: string
  onSubmit: (password: string) => Promise<void>
  onCancel: () => void
}

export function PasswordStep({ text, submit, onSubmit, onCancel }: PasswordStepProps) {
  const action = useAction()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => field.current?.focus(), [])

  async function handleSubmit() {
    setSubmitted(true)
    if (password === '') return field.current?.focus()
    if (!(await action.run(() => onSubmit(password)))) field.current?.focus()
  }

  return (
    <AccountForm action={action} submit={submit} onSubmit={handleSubmit} onCancel={onCancel}>
      <p>{text}</p>
      <PasswordField
        ref={field}
        label="Your password"
        autoComplete="current-password"
        value={password}
        error={submitted && password === '' ? 'Password is required' : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
    </AccountForm>
  )
}
