import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { notify } from '#web/lib/notify.ts'
import type { QueryResult } from '#web/lib/query/use-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { checkIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import { warningIcon } from '#web/ui/icons.ts'
import { AccountSection } from './account-section.tsx'
import styles from './address-section.module.css'
import { Part } from './part.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { useAction } from './use-action.ts'

interface AddressSectionProps {
  account: QueryResult<Account>
  /** True when the reader followed an expired link of a mail. */
  linkExpired: boolean
}

export function AddressSection({ account, linkExpired }: AddressSectionProps) {
  return (
    <AccountSection id="address" title="E-mail">
      <Part loaded={account} lines={1}>
        {({ email, verified }) => (
          <>
            <p className={styles.address}>{email}</p>
            {verified ? <Verified /> : <Unverified email={email} linkExpired={linkExpired} />}
          </>
        )}
      </Part>
    </AccountSection>
  )
}

function Verified() {
  return (
    <p className={styles.verified}>
      <Icon path={checkIcon} />
      Confirmed: we know that mail to it reaches you.
    </p>
  )
}

function Unverified({ email, linkExpired }: { email: string; linkExpired: boolean }) {
  const identity = useIdentity()
  const { busy, refusal, run } = useAction()
  const [sent, setSent] = useState(false)

  async function handleSend() {
    if (!(await run(identity.sendVerificationMail))) return
    setSent(true)
    notify.aside('success', `A mail is on its way to ${email}.`)
  }

  return (
    <>
      <p className={styles.unverified}>
        <Icon path={warningIcon} />
        Not confirmed yet. You can browse without it; open the link in our mail when you like.
      </p>
      {linkExpired && !sent && (
        <RefusalLine text="That link was used already, or its time is up. Have a new one sent." />
      )}
      <RefusalLine text={refusal?.text} />
      <div>
        <Button look="line" small busy={busy} onClick={handleSend}>
          Send the mail again
        </Button>
      </div>
    </>
  )
}
