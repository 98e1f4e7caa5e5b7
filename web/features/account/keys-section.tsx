import { useEffect, useRef, useState } from 'react'
import { type Key, MAX_KEYS, type NewKey } from '#contract/account.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { createKey, loadKeys } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import { KeyCard } from './key-card.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyHowTo } from './key-how-to.tsx'
import styles from './keys-section.module.css'
import { Part } from './part.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

export function KeysSection() {
  const keys = useQuery({ key: 'keys', load: loadKeys })
  return (
    <AccountSection
      id="keys"
      title="API keys"
      lead="For programs and pages of your own that read the catalogue."
    >
      <Part loaded={keys}>{(list) => <KeyList keys={list} onChanged={keys.retry} />}</Part>
      <KeyHowTo />
    </AccountSection>
  )
}

interface KeyListProps {
  keys: Key[]
  onChanged: () => void
}

function KeyList({ keys, onChanged }: KeyListProps) {
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<NewKey>()
  const createButton = useReturnedFocus(creating)
  const count = useRef(keys.length)

  // The removed card has the focus, so the focus has to move first.
  useEffect(() => {
    if (keys.length < count.current) createButton.current?.focus()
    count.current = keys.length
  }, [keys.length, createButton])

  return (
    <>
      {keys.length === 0 && !creating && <p>You have no keys yet.</p>}
      {keys.length > 0 && (
        <ul className={styles.list}>
          {keys.map((key) => (
            <KeyCard
              key={key.publicKey}
              apiKey={key}
              privateKey={made?.publicKey === key.publicKey ? made.privateKey : undefined}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {creating && (
        <KeyForm
          submit="Create key"
          onCancel={() => setCreating(false)}
          save={async (input) => setMade(await createKey(input))}
          onSaved={() => {
            setCreating(false)
            onChanged()
            notify.aside('success', 'Your key is made.')
          }}
        />
      )}
      {!creating && keys.length < MAX_KEYS && (
        <div>
          <Button ref={createButton} look="line" onClick={() => setCreating(true)}>
            Create key
          </Button>
        </div>
      )}
      {keys.length >= MAX_KEYS && (
        <p>These are all {MAX_KEYS} that one member may have. Revoke one to make another.</p>
      )}
    </>
  )
}
