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

export function AddressSection({ account }: { account: QueryResult<Account> }) {
  return (
    <AccountSection id="address" title="E-mail">
      <Part loaded={account} lines={1}>
        {({ email, verified }) => (
          <>
            <p className={styles.address}>{email}</p>
            {verified ? <Verified /> : <Unverified email={email} />}
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

function Unverified({ email }: { email: string }) {
  const identity = useIdentity()
  const { busy, refusal, run } = useAction()

  async function handleSend() {
    if (!(await run(identity.sendVerificationMail))) return
    notify.aside('success', `A mail is on its way to ${email}.`)
  }

  return (
    <>
      <p className={styles.unverified}>
        <Icon path={warningIcon} />
        Not confirmed yet. You can browse without it; open the link in our mail when you like.
      </p>
      <RefusalLine text={refusal?.text} />
      <div>
        <Button look="line" small busy={busy} onClick={handleSend}>
          Send the mail again
        </Button>
      </div>
    </>
  )
}
