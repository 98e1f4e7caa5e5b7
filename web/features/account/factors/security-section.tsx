import type { QueryResult } from '#web/lib/query/use-query.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { AccountSection } from '../account-section.tsx'
import { Part } from '../part.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { loadFactors } from './factors-api.ts'
import { Passkeys } from './passkeys.tsx'

interface SecuritySectionProps {
  hasPassword: QueryResult<boolean>
  /** A change of a factor may replace the session of this device. */
  onSessionChanged: () => void
}

/** Passkeys and the second factor of our own accounts. */
export function SecuritySection({ hasPassword, onSessionChanged }: SecuritySectionProps) {
  const factors = useQuery({ key: 'factors', load: loadFactors })

  function handleChanged() {
    factors.retry()
    onSessionChanged()
  }

  return (
    <AccountSection
      id="security"
      title="Sign-in security"
      lead="A passkey replaces your password, an authenticator app guards it."
    >
      <Part loaded={factors} lines={3}>
        {(found) => (
          <Part loaded={hasPassword}>
            {(has) => (
              <>
                <Passkeys factors={found} hasPassword={has} onChanged={handleChanged} />
                <AuthenticatorApp factors={found} hasPassword={has} onChanged={handleChanged} />
              </>
            )}
          </Part>
        )}
      </Part>
    </AccountSection>
  )
}
