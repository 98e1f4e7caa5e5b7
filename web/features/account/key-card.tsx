import { useState } from 'react'
import type { Key } from '#contract/account.ts'
import { formatCount } from '#web/lib/format.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CopyField } from '#web/ui/form/copy-field.tsx'
import { changeKey, loadPrivateKey, revokeKey } from './account-api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './key-card.module.css'
import { KeyForm } from './key-form.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { useAction } from './use-action.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

interface KeyCardProps {
  apiKey: Key
  /** Known only if the key was created just now. */
  privateKey: string | undefined
  onChanged: () => void
}

export function KeyCard({ apiKey, privateKey: madeNow, onChanged }: KeyCardProps) {
  const { publicKey, name, referrers, createdAt, callsToday } = apiKey
  const { busy, refusal, run } = useAction()
  const [privateKey, setPrivateKey] = useState(madeNow)
  const [open, setOpen] = useState<'form' | 'dialog'>()
  const close = () => setOpen(undefined)
  const editButton = useReturnedFocus(open === 'form')

  async function handleRevoke() {
    await revokeKey(publicKey)
    close()
    onChanged()
    notify.aside('success', `${name} is revoked.`)
  }

  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.calls}>{toCalls(callsToday)}</p>
      </div>
      <p className={styles.detail}>
        Made on {DAY.format(new Date(createdAt))}.{' '}
        {referrers.length > 0 ? `Pages at ${referrers.join(', ')}.` : 'For programs only.'}
      </p>
      <CopyField label="Public key" value={publicKey} />
      {privateKey ? (
        <CopyField label="Private key" value={privateKey} />
      ) : (
        <div>
          <Button
            look="line"
            small
            busy={busy}
            onClick={() => run(async () => setPrivateKey(await loadPrivateKey(publicKey)))}
          >
            Show private key
          </Button>
        </div>
      )}
      <RefusalLine text={refusal?.text} />
      {open === 'form' ? (
        <KeyForm
          first={{ name, referrers }}
          submit="Save key"
          save={(input) => changeKey(publicKey, input)}
          onCancel={close}
          onSaved={() => {
            close()
            onChanged()
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button
            ref={editButton}
            look="line"
            small
            aria-label={`Edit ${name}`}
            onClick={() => setOpen('form')}
          >
            Edit
          </Button>
          <Button look="line" small aria-label={`Revoke ${name}`} onClick={() => setOpen('dialog')}>
            Revoke
          </Button>
        </div>
      )}
      {open === 'dialog' && (
        <ConfirmDialog
          title="Revoke this key?"
          text={`Whatever uses ${name} is refused from now on. It cannot be undone.`}
          confirm="Revoke key"
          onConfirm={handleRevoke}
          onClose={close}
        />
      )}
    </li>
  )
}

function toCalls(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'call' : 'calls'} today`
}
