import { useEffect, useRef, useState } from 'react'
import { PasskeyNameSchema } from '#contract/factors.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { useAction } from '../use-action.ts'
import { SignInAgainWords } from './sign-in-again-words.tsx'

interface PasskeyFormProps {
  firstName: string
  hasPassword: boolean
  /** Whether the sign-in is so recent that no password is needed. */
  fresh: boolean
  submit: string
  save: (input: { name: string; password?: string }) => Promise<void>
  onSaved: () => void
  onCancel: () => void
}

export function PasskeyForm(props: PasskeyFormProps) {
  const { firstName, hasPassword, fresh, submit, save, onSaved, onCancel } = props
  const action = useAction()
  const nameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(firstName)
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [askPassword, setAskPassword] = useState(hasPassword && !fresh)
  const { data, error } = PasskeyNameSchema.safeParse(name)

  const stale = action.refusal?.code === 'sign-in-again'
  if (stale && hasPassword && !askPassword) setAskPassword(true)

  useEffect(() => nameField.current?.select(), [])

  async function handleSubmit() {
    setSubmitted(true)
    if (data === undefined) return nameField.current?.focus()
    if (askPassword && password === '') return passwordField.current?.focus()
    const input = askPassword ? { name: data, password } : { name: data }
    if (await action.run(() => save(input))) onSaved()
  }

  return (
    <AccountForm action={action} submit={submit} onSubmit={handleSubmit} onCancel={onCancel}>
      <Field
        ref={nameField}
        label="What is it called?"
        hint="For your eyes only"
        autoComplete="off"
        value={name}
        error={submitted ? (error?.issues[0]?.message ?? action.refusal?.fields.name) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {askPassword && (
        <PasswordField
          ref={passwordField}
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={submitted && password === '' ? 'Password is required' : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {stale && !hasPassword && <SignInAgainWords />}
    </AccountForm>
  )
}
