import { useEffect, useRef, useState } from 'react'
import { AppCodeSchema, type AppSetup } from '#contract/factors.ts'
import { CopyField } from '#web/ui/form/copy-field.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AccountForm } from '../account-form.tsx'
import { useAction } from '../use-action.ts'
import { loadQrCode } from './draw-qr-code.ts'
import { beginAppSetup, confirmApp } from './factors-api.ts'
import { PasswordStep } from './password-step.tsx'
import { QrCode } from './qr-code.tsx'

interface AppSetupFormProps {
  /** The app is on, and these are its recovery codes. */
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Two steps: the password, then the key with its first code. */
export function AppSetupForm({ onDone, onCancel }: AppSetupFormProps) {
  const [setup, setSetup] = useState<AppSetup & { drawing: string; size: number }>()

  async function handleBegin(password: string) {
    const drawQrCode = await loadQrCode()
    const begun = await beginAppSetup(password)
    setSetup({ ...begun, ...drawQrCode(begun.uri) })
  }

  if (setup === undefined) {
    return (
      <PasswordStep
        text="First we must be sure that it is you."
        submit="Continue"
        onSubmit={handleBegin}
        onCancel={onCancel}
      />
    )
  }
  return (
    <>
      <QrCode drawing={setup.drawing} size={setup.size} />
      <CopyField label="Key" value={toGroups(setup.key)} copied={setup.key} />
      <FirstCodeForm onConfirmed={() => onDone(setup.recoveryCodes)} onCancel={onCancel} />
    </>
  )
}

interface FirstCodeFormProps {
  onConfirmed: () => void
  onCancel: () => void
}

function FirstCodeForm({ onConfirmed, onCancel }: FirstCodeFormProps) {
  const action = useAction()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { data: code, error } = AppCodeSchema.safeParse(typed)

  useEffect(() => field.current?.focus(), [])

  async function handleSubmit() {
    setSubmitted(true)
    if (code === undefined) return field.current?.focus()
    if (await action.run(() => confirmApp(code))) onConfirmed()
    else field.current?.focus()
  }

  return (
    <AccountForm action={action} submit="Turn on" onSubmit={handleSubmit} onCancel={onCancel}>
      <Field
        ref={field}
        label="Code of the app"
        hint="6 digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed}
        error={submitted ? error?.issues[0]?.message : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </AccountForm>
  )
}

/** In groups of four, as it is typed. */
function toGroups(key: string): string {
  return key.replaceAll(/.{4}(?=.)/g, '$& ')
}
