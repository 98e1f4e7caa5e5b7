import { useRef, useState } from 'react'
import type { Factors } from '#contract/factors.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { signInWithPasskey } from '#web/lib/passkeys/passkey-ceremonies.ts'
import { readPasskeySupport } from '#web/lib/passkeys/passkey-support.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { RefusalLine } from '../refusal-line.tsx'
import { useAction } from '../use-action.ts'
import { SignInAgainWords } from './sign-in-again-words.tsx'

interface ProofDialogProps {
  title: string
  text: string
  confirm: string
  factors: Factors
  hasPassword: boolean
  onConfirm: (password: string | undefined) => Promise<void>
  onClose: () => void
}

/**
 * A confirmation dialog before a factor is removed. Unless the sign-in is recent, it asks for a proof:
 * the password or a passkey.
 */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, confirm, factors, hasPassword, onConfirm, onClose } = props
  const identity = useIdentity()
  const passkey = useAction()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const mayUsePasskey = factors.passkeys.length > 0 && readPasskeySupport() === 'usable'

  async function handleConfirm() {
    try {
      await onConfirm(password === '' ? undefined : password)
    } catch (error) {
      field.current?.focus()
      throw error
    }
  }

  async function handlePasskey() {
    await signInWithPasskey()
    await identity.renew()
    await onConfirm(undefined)
  }

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {(refusal) => {
        if (factors.fresh && refusal?.code !== 'sign-in-again' && password === '') return null
        return (
          <>
            {hasPassword && (
              <PasswordField
                ref={field}
                label="Your password"
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
            {mayUsePasskey && (
              <div>
                <Button
                  look="line"
                  small
                  busy={passkey.busy}
                  onClick={() => passkey.run(handlePasskey)}
                >
                  {hasPassword ? 'Use a passkey instead' : 'Use a passkey'}
                </Button>
                <RefusalLine text={passkey.refusal?.text} />
              </div>
            )}
            {!hasPassword && !mayUsePasskey && <SignInAgainWords />}
          </>
        )
      }}
    </ConfirmDialog>
  )
}
