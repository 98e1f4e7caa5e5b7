import { useState } from 'react'
import type { Passkey } from '#contract/factors.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'
import type { FactorProps } from './authenticator-app.tsx'
import { removePasskey, renamePasskey } from './factors-api.ts'
import styles from './passkey-card.module.css'
import { PasskeyForm } from './passkey-form.tsx'
import { ProofDialog } from './proof-dialog.tsx'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

interface PasskeyCardProps extends FactorProps {
  passkey: Passkey
}

export function PasskeyCard({ passkey, factors, hasPassword, onChanged }: PasskeyCardProps) {
  const { id, name, createdAt } = passkey
  const [open, setOpen] = useState<'form' | 'dialog'>()
  const renameButton = useReturnedFocus(open === 'form')
  const close = () => setOpen(undefined)

  async function handleRemove(password: string | undefined) {
    await removePasskey(id, password)
    close()
    onChanged()
    notify.aside('success', `${name} is removed.`)
  }

  return (
    <li className={styles.passkey}>
      <div className={styles.words}>
        <b>{name}</b>
        <p className={styles.detail}>Added on {DAY.format(new Date(createdAt))}</p>
      </div>
      {open === 'form' ? (
        <div className={styles.form}>
          <PasskeyForm
            firstName={name}
            hasPassword={false}
            fresh
            submit="Save"
            save={(input) => renamePasskey(id, input.name)}
            onCancel={close}
            onSaved={() => {
              close()
              onChanged()
            }}
          />
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            ref={renameButton}
            look="line"
            small
            aria-label={`Rename ${name}`}
            onClick={() => setOpen('form')}
          >
            Rename
          </Button>
          <Button look="line" small aria-label={`Remove ${name}`} onClick={() => setOpen('dialog')}>
            Remove
          </Button>
        </div>
      )}
      {open === 'dialog' && (
        <ProofDialog
          title="Remove this passkey?"
          text={`${name} no longer opens your account. Delete it on the device, too.`}
          confirm="Remove passkey"
          factors={factors}
          hasPassword={hasPassword}
          onConfirm={handleRemove}
          onClose={close}
        />
      )}
    </li>
  )
}
