import { useEffect, useRef, useState } from 'react'
import { type KeyInput, KeyInputSchema } from '#contract/account.ts'
import { useKeptText } from '#web/lib/identity/kept-text.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useAction } from './use-action.ts'

interface KeyFormProps {
  /** The values of an existing key; a new one has none. */
  first?: KeyInput
  submit: string
  save: (input: KeyInput) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}

export function KeyForm({ first, submit, save, onSaved, onCancel }: KeyFormProps) {
  const action = useAction()
  const nameField = useRef<HTMLInputElement>(null)
  const referrersField = useRef<HTMLTextAreaElement>(null)
  const kept = `key ${first?.name ?? ''}`
  const [name, setName] = useKeptText(kept, first?.name)
  const [referrers, setReferrers] = useKeptText(`${kept} pages`, first?.referrers.join('\n'))
  const [submitted, setSubmitted] = useState(false)
  const parsed = KeyInputSchema.safeParse({ name, referrers: toList(referrers) })
  const faultOf = (field: string) =>
    parsed.error?.issues.find(({ path }) => path[0] === field)?.message ??
    action.refusal?.fields[field]

  useEffect(() => nameField.current?.focus(), [])

  async function handleSubmit() {
    setSubmitted(true)
    if (faultOf('name')) return nameField.current?.focus()
    if (!parsed.success) return referrersField.current?.focus()
    if (await action.run(() => save(parsed.data))) onSaved()
  }

  return (
    <AccountForm action={action} submit={submit} onSubmit={handleSubmit} onCancel={onCancel}>
      <Field
        ref={nameField}
        label="What is it for?"
        hint="For your eyes only"
        autoComplete="off"
        value={name}
        error={submitted ? faultOf('name') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextareaField
        ref={referrersField}
        label="Pages that may use the public key alone"
        hint="One host a line, such as *.example.com; none for programs"
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={referrers}
        error={submitted ? faultOf('referrers') : undefined}
        onChange={({ target }) => setReferrers(target.value)}
      />
    </AccountForm>
  )
}

function toList(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}
