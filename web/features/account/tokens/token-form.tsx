import { useEffect, useRef, useState } from 'react'
import { type TokenInput, TokenInputSchema, type TokenScope } from '#contract/tokens.ts'
import { useKeptText } from '#web/lib/identity/kept-text.ts'
import { Field } from '#web/ui/form/field.tsx'
import { AccountForm } from '../account-form.tsx'
import { useAction } from '../use-action.ts'
import { ScopeChoice } from './scope-choice.tsx'

interface TokenFormProps {
  save: (input: TokenInput) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}

export function TokenForm({ save, onSaved, onCancel }: TokenFormProps) {
  const action = useAction()
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useKeptText('token')
  const [scopes, setScopes] = useState<TokenScope[]>(['progress:read', 'progress:write'])
  const [submitted, setSubmitted] = useState(false)
  const parsed = TokenInputSchema.safeParse({ name, scopes })
  const faultOf = (field: string) =>
    submitted
      ? (parsed.error?.issues.find(({ path }) => path[0] === field)?.message ??
        action.refusal?.fields[field])
      : undefined

  useEffect(() => nameField.current?.focus(), [])

  async function handleSubmit() {
    setSubmitted(true)
    if (!parsed.success) {
      if (parsed.error.issues.some(({ path }) => path[0] === 'name')) nameField.current?.focus()
      return
    }
    if (await action.run(() => save(parsed.data))) onSaved()
  }

  return (
    <AccountForm action={action} submit="Create token" onSubmit={handleSubmit} onCancel={onCancel}>
      <Field
        ref={nameField}
        label="What is it for?"
        hint="For your eyes only"
        autoComplete="off"
        value={name}
        error={faultOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <ScopeChoice chosen={scopes} error={faultOf('scopes')} onChoose={setScopes} />
    </AccountForm>
  )
}
