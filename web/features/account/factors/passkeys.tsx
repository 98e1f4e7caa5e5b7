import { useEffect, useRef, useState } from 'react'
import { MAX_PASSKEYS } from '#contract/factors.ts'
import { nameDevice } from '#contract/name-device.ts'
import { notify } from '#web/lib/notify.ts'
import { addPasskey } from '#web/lib/passkeys/passkey-ceremonies.ts'
import { type PasskeySupport, readPasskeySupport } from '#web/lib/passkeys/passkey-support.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'
import type { FactorProps } from './authenticator-app.tsx'
import { FactorPart } from './factor-part.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import styles from './passkeys.module.css'

export function Passkeys({ factors, hasPassword, onChanged }: FactorProps) {
  const { passkeys, fresh } = factors
  const [adding, setAdding] = useState(false)
  const addButton = useReturnedFocus(adding)
  const count = useRef(passkeys.length)
  const support = readPasskeySupport()

  // The removed card has the focus, so the focus has to move first.
  useEffect(() => {
    if (passkeys.length < count.current) addButton.current?.focus()
    count.current = passkeys.length
  }, [passkeys.length, addButton])

  return (
    <FactorPart
      title="Passkeys"
      lead="Log in by fingerprint, face or the PIN of your device, without a password and without a code."
    >
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyCard
              key={passkey.id}
              passkey={passkey}
              factors={factors}
              hasPassword={hasPassword}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {support !== 'usable' && <p>{toWords(support)}</p>}
      {adding && (
        <PasskeyForm
          firstName={nameDevice(navigator.userAgent)}
          hasPassword={hasPassword}
          fresh={fresh}
          submit="Add passkey"
          save={addPasskey}
          onCancel={() => setAdding(false)}
          onSaved={() => {
            setAdding(false)
            onChanged()
            notify.aside('success', 'Your passkey is added.')
          }}
        />
      )}
      {support === 'usable' && !adding && passkeys.length < MAX_PASSKEYS && (
        <div>
          <Button ref={addButton} look="line" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      {passkeys.length >= MAX_PASSKEYS && (
        <p>These are all {MAX_PASSKEYS} that one member may have. Remove one to add another.</p>
      )}
    </FactorPart>
  )
}

function toWords(support: Exclude<PasskeySupport, 'usable'>): string {
  if (support === 'unsupported') return 'This browser cannot use passkeys here.'
  return 'Passkeys need the name of the site, not its number: on this machine, open it at localhost.'
}
