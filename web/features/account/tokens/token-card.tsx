import { useState } from 'react'
import type { AccessToken } from '#contract/tokens.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CopyField } from '#web/ui/form/copy-field.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import styles from '../key-card.module.css'
import { SCOPE_WORDS } from './scope-words.ts'
import { revokeToken } from './token-api.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

interface TokenCardProps {
  accessToken: AccessToken
  /** Known only if it was made just now. */
  token: string | undefined
  onChanged: () => void
}

export function TokenCard({ accessToken, token, onChanged }: TokenCardProps) {
  const { id, name, scopes, ending, createdAt, lastUsedAt } = accessToken
  const [asking, setAsking] = useState(false)

  async function handleRevoke() {
    await revokeToken(id)
    setAsking(false)
    onChanged()
    notify.aside('success', `${name} is revoked.`)
  }

  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.calls}>…{ending}</p>
      </div>
      <p className={styles.detail}>
        {scopes.map((scope) => SCOPE_WORDS[scope]).join(' · ')}. Made on{' '}
        {DAY.format(new Date(createdAt))},{' '}
        {lastUsedAt === null ? 'never used' : `last used on ${DAY.format(new Date(lastUsedAt))}`}.
      </p>
      {token && (
        <>
          <CopyField label="Token" value={token} />
          <p className={styles.detail}>Copy it now: it is not shown again.</p>
        </>
      )}
      <div className={styles.buttons}>
        <Button look="line" small aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Revoke this token?"
          text={`Whatever uses ${name} is refused from now on. It cannot be undone.`}
          confirm="Revoke token"
          onConfirm={handleRevoke}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
