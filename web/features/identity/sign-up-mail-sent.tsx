import { paths } from '#web/lib/navigation/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { Button, LinkButton } from '#web/ui/form/button.tsx'
import { FilledHeading } from './filled-heading.tsx'
import styles from './sign-up-mail-sent.module.css'
import { takeFocus } from './take-focus.ts'

interface SignUpMailSentProps {
  email: string
  onAgain: () => void
}

/** The same text for every address, so that it does not reveal who has an account. */
export function SignUpMailSent({ email, onAgain }: SignUpMailSentProps) {
  const { search } = useLocation()
  return (
    <>
      <FilledHeading
        title="Sign up"
        measure={4.2}
        lines={[
          ['Check', 120.8],
          ['your mail', 71.8],
        ]}
      />
      <div ref={takeFocus} role="status" tabIndex={-1} className={styles.words}>
        <p>
          A mail is on its way to <strong>{email}</strong>. Look into the spam folder too.
        </p>
        <p>
          If the address is new here, your account is open: log in with the password that you have
          just chosen, and confirm the address by the link in the mail. If it has an account
          already, the mail says so, and nothing has changed.
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton to={{ pathname: paths.login, search }} wide>
          Log in
        </LinkButton>
        <Button look="line" wide onClick={onAgain}>
          Use another address
        </Button>
      </div>
    </>
  )
}
