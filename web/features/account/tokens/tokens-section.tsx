import { useEffect, useRef, useState } from 'react'
import { type AccessToken, MAX_TOKENS, type NewAccessToken } from '#contract/tokens.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { AccountSection } from '../account-section.tsx'
import styles from '../keys-section.module.css'
import { Part } from '../part.tsx'
import { useReturnedFocus } from '../use-returned-focus.ts'
import { createToken, loadTokens } from './token-api.ts'
import { TokenCard } from './token-card.tsx'
import { TokenForm } from './token-form.tsx'

export function TokensSection() {
  const tokens = useQuery({ key: 'tokens', load: loadTokens })
  return (
    <AccountSection
      id="tokens"
      title="Access tokens"
      lead="For reading apps and scripts of your own that know what you have read."
    >
      <Part loaded={tokens}>{(list) => <TokenList tokens={list} onChanged={tokens.retry} />}</Part>
    </AccountSection>
  )
}

interface TokenListProps {
  tokens: AccessToken[]
  onChanged: () => void
}

function TokenList({ tokens, onChanged }: TokenListProps) {
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<NewAccessToken>()
  const createButton = useReturnedFocus(creating)
  const count = useRef(tokens.length)

  // The removed card has the focus, so the focus has to move first.
  useEffect(() => {
    if (tokens.length < count.current) createButton.current?.focus()
    count.current = tokens.length
  }, [tokens.length, createButton])

  return (
    <>
      {tokens.length === 0 && !creating && <p>You have no tokens yet.</p>}
      {tokens.length > 0 && (
        <ul className={styles.list}>
          {tokens.map((token) => (
            <TokenCard
              key={token.id}
              accessToken={token}
              token={made?.id === token.id ? made.token : undefined}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {creating && (
        <TokenForm
          onCancel={() => setCreating(false)}
          save={async (input) => setMade(await createToken(input))}
          onSaved={() => {
            setCreating(false)
            onChanged()
            notify.aside('success', 'Your token is made. Copy it now.')
          }}
        />
      )}
      {!creating && tokens.length < MAX_TOKENS && (
        <div>
          <Button ref={createButton} look="line" onClick={() => setCreating(true)}>
            Create token
          </Button>
        </div>
      )}
      {tokens.length >= MAX_TOKENS && (
        <p>These are all {MAX_TOKENS} that one member may have. Revoke one to make another.</p>
      )}
    </>
  )
}
