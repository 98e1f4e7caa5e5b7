import { useState } from 'react'
import * as z from 'zod/mini'
import { NewPasswordSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { CheckedPasswordField } from './checked-password-field.tsx'
import { IdentityForm } from './identity-form.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import styles from './reset-password-form.module.css'
import { takeFocus } from './take-focus.ts'
import { useIdentityForm } from './use-identity-form.ts'
import { useSubmission } from './use-submission.ts'

const ResetSchema = z.object({ password: NewPasswordSchema })

/** Needs the token of the reset mail. */
export function ResetPasswordForm() {
  const token = new URLSearchParams(useLocation().search).get('token')
  const identity = useIdentity()
  const [done, setDone] = useState(false)
  const { error } = useQuery({
    key: token ?? '',
    load: () => identity.checkResetLink(token ?? '').then(() => true),
    enabled: Boolean(token) && !done,
  })
  if (done) return <PasswordIsSet />
  if (!token) return <DeadLink refusal={new IdentityError('link-expired', 'no token')} />
  // Any other failure is no verdict on the link: the form says what is wrong when it is sent.
  if (error instanceof IdentityError && error.code === 'link-expired') {
    return <DeadLink refusal={error} />
  }
  return <ChoosePassword token={token} onDone={() => setDone(true)} />
}

function DeadLink({ refusal }: { refusal: IdentityError }) {
  return (
    <div className={styles.dead}>
      <RefusalAlert refusal={refusal} />
    </div>
  )
}

function ChoosePassword({ token, onDone }: { token: string; onDone: () => void }) {
  const identity = useIdentity()
  const submission = useSubmission()
  const { field, typedIn, handleSubmit } = useIdentityForm({
    schema: ResetSchema,
    submission,
    send: async ({ password }) => {
      await identity.resetPassword({ token, password })
      onDone()
    },
  })
  return (
    <IdentityForm submission={submission} action="Set password" onSubmit={handleSubmit}>
      <CheckedPasswordField
        label="New password"
        autoComplete="new-password"
        typed={typedIn('password')}
        {...field('password')}
      />
    </IdentityForm>
  )
}

function PasswordIsSet() {
  return (
    <div className={styles.done}>
      <p ref={takeFocus} role="status" tabIndex={-1}>
        Your new password is set, and every device was signed out. Log in with it.
      </p>
      <LinkButton to={paths.login} wide>
        Log in
      </LinkButton>
    </div>
  )
}
