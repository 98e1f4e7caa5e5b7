import { useState } from 'react'
import { useCurrentUser, useIdentity } from '#web/lib/identity/current-user.ts'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { Button, LinkButton } from '#web/ui/form/button.tsx'
import { checkIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './confirm-address.module.css'
import { toWords } from './identity-words.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { takeFocus } from './take-focus.ts'
import { useSubmission } from './use-submission.ts'

/**
 * Where the link of the verification mail leads. A press confirms, not the visit: mail scanners
 * open links too.
 */
export function ConfirmAddress() {
  const email = useCurrentUser()?.email ?? ''
  const identity = useIdentity()
  const token = new URLSearchParams(useLocation().search).get('token')
  const submission = useSubmission(token ? null : new IdentityError('link-expired', 'no token'))
  const [confirmed, setConfirmed] = useState(false)
  const { refusal } = submission

  if (confirmed) return <Confirmed email={email} words="Your address is confirmed." />
  if (refusal?.code === 'already-verified') {
    return <Confirmed email={email} words="This address is confirmed already." />
  }
  if (refusal?.code === 'link-expired' || token === null) return <LinkExpired email={email} />
  if (refusal?.code === 'other-account') return <OtherAccount />

  const handleConfirm = () =>
    submission.run('form', async () => {
      await identity.confirmAddress(token)
      setConfirmed(true)
    })

  return (
    <div className={styles.state}>
      <p>
        You are logged in as <strong>{email}</strong>. If this address is yours, press the button,
        and we know that mail to it reaches you.
      </p>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div>
        <Button busy={submission.busyWith !== null} onClick={handleConfirm}>
          Confirm this address
        </Button>
      </div>
    </div>
  )
}

function Confirmed({ email, words }: { email: string; words: string }) {
  return (
    <div className={styles.state}>
      <div ref={takeFocus} role="status" tabIndex={-1} className={styles.good}>
        <Icon path={checkIcon} />
        <p>
          {words} <strong>{email}</strong>
        </p>
      </div>
      <div>
        <LinkButton to={paths.account}>Go to your account</LinkButton>
      </div>
    </div>
  )
}

function LinkExpired({ email }: { email: string }) {
  const identity = useIdentity()
  const submission = useSubmission()
  const [sent, setSent] = useState(false)
  const { refusal } = submission

  if (refusal?.code === 'already-verified') {
    return <Confirmed email={email} words="This address is confirmed already." />
  }

  const handleSend = () =>
    submission.run('form', async () => {
      await identity.sendVerificationMail()
      setSent(true)
    })

  if (sent) {
    return (
      <div ref={takeFocus} role="status" tabIndex={-1} className={styles.state}>
        <p>
          A new link is on its way to <strong>{email}</strong>. It works for a day; look into the
          spam folder too.
        </p>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.bad}>
        <p>This link was used already, or its time is up.</p>
      </div>
      <p>
        We can send a new one to <strong>{email}</strong>.
      </p>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div>
        <Button busy={submission.busyWith !== null} onClick={handleSend}>
          Send a new link
        </Button>
      </div>
    </div>
  )
}

function OtherAccount() {
  const identity = useIdentity()
  const here = createPath(useLocation())
  const submission = useSubmission()
  const { refusal } = submission

  const handleLeave = () =>
    submission.run('form', async () => {
      // Whoever logs in next comes back to this link.
      keepRedirectUrl(here)
      await identity.signOut()
    })

  return (
    <div className={styles.state}>
      <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.bad}>
        <p>{toWords(new IdentityError('other-account', '')).text}</p>
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div>
        <Button busy={submission.busyWith !== null} onClick={handleLeave}>
          Use another account
        </Button>
      </div>
    </div>
  )
}
