import { useEffect, useRef, useState } from 'react'
import type { Factors } from '#contract/factors.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'
import { AppSetupForm } from './app-setup-form.tsx'
import styles from './authenticator-app.module.css'
import { FactorPart } from './factor-part.tsx'
import { renewRecoveryCodes, turnAppOff } from './factors-api.ts'
import { PasswordStep } from './password-step.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

export interface FactorProps {
  factors: Factors
  hasPassword: boolean
  onChanged: () => void
}

type Open = 'set-up' | 'new-codes' | 'turn-off' | { codes: string[] }

export function AuthenticatorApp({ factors, hasPassword, onChanged }: FactorProps) {
  const [open, setOpen] = useState<Open>()
  const button = useReturnedFocus(open !== undefined && open !== 'turn-off')
  const close = () => setOpen(undefined)
  const { authenticatorApp: on, recoveryCodesLeft } = factors
  const wasOn = useRef(on)

  // The button that was pressed is gone when the app is off.
  useEffect(() => {
    if (wasOn.current && !on) button.current?.focus()
    wasOn.current = on
  }, [on, button])

  function handleCodes(codes: string[]) {
    setOpen({ codes })
    onChanged()
  }

  async function handleTurnOff(password: string | undefined) {
    await turnAppOff(password)
    close()
    onChanged()
    notify.aside('success', 'The authenticator app is turned off.')
  }

  return (
    <FactorPart
      title="Authenticator app"
      state={on && <Mark>On</Mark>}
      lead="After the password you type a code that an app on your phone shows."
    >
      {open === 'set-up' && <AppSetupForm onDone={handleCodes} onCancel={close} />}
      {open === 'new-codes' && (
        <PasswordStep
          text="The recovery codes that you have now stop working."
          submit="Make new codes"
          onSubmit={async (password) =>
            handleCodes((await renewRecoveryCodes(password)).recoveryCodes)
          }
          onCancel={close}
        />
      )}
      {typeof open === 'object' && <RecoveryCodeList codes={open.codes} onDone={close} />}
      {(open === undefined || open === 'turn-off') && on && (
        <>
          <p>{toCodesLeft(recoveryCodesLeft)}</p>
          <div className={styles.buttons}>
            <Button ref={button} look="line" small onClick={() => setOpen('new-codes')}>
              New recovery codes
            </Button>
            <Button look="line" small onClick={() => setOpen('turn-off')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {!on && !hasPassword && (
        <p>You log in with a social account, which has a second factor of its own.</p>
      )}
      {open === undefined && !on && hasPassword && (
        <div>
          <Button ref={button} look="line" onClick={() => setOpen('set-up')}>
            Set up an authenticator app
          </Button>
        </div>
      )}
      {open === 'turn-off' && (
        <ProofDialog
          title="Turn the app off?"
          text="From then on your password alone opens the account. The recovery codes stop working too."
          confirm="Turn off"
          factors={factors}
          hasPassword={hasPassword}
          onConfirm={handleTurnOff}
          onClose={close}
        />
      )}
    </FactorPart>
  )
}

function toCodesLeft(count: number): string {
  if (count === 0) return 'All recovery codes are used. Make new ones.'
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`
}
