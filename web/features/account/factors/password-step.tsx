import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { useAction } from '../use-action.ts'
import { SignInAgainWords } from './sign-in-again-words.tsx'

interface PasswordStepProps {
  hasPassword: boolean
  text: string
  submit: string
  onSubmit: (password: string | undefined) => Promise<void>
  onCancel: () => void
}

/** Asks for the password; of members without one the server wants a recent sign-in. */
export function PasswordStep({ hasPassword, text, submit, onSubmit, onCancel }: PasswordStepProps) {
  const action = useAction()
  const field = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => (field.current ?? words.current)?.focus(), [])

  async function handleSubmit() {
    setSubmitted(true)
    if (hasPassword && password === '') return field.current?.focus()
    const done = await action.run(() => onSubmit(hasPassword ? password : undefined))
    if (!done) field.current?.focus()
  }

  return (
    <AccountForm
      action={action}
      submit={submit}
      onSubmit={handleSubmit}
      aside={
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <p ref={words} tabIndex={-1}>
        {text}
      </p>
      {hasPassword && (
        <PasswordField
          ref={field}
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={submitted && password === '' ? 'Password is required' : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {action.refusal?.code === 'sign-in-again' && <SignInAgainWords />}
    </AccountForm>
  )
}
