import { useState } from 'react'
import * as z from 'zod/mini'
import { EmailSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EmailField } from './email-field.tsx'
import { FilledHeading } from './filled-heading.tsx'
import styles from './forgot-password-form.module.css'
import { IdentityForm } from './identity-form.tsx'
import { takeFocus } from './take-focus.ts'
import { useIdentityForm } from './use-identity-form.ts'
import { useSubmission } from './use-submission.ts'

const AskSchema = z.object({ email: EmailSchema })

export function ForgotPasswordForm() {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  return askedFor === null ? (
    <AskForLink onAsked={setAskedFor} />
  ) : (
    <ResetMailSent email={askedFor} onAgain={() => setAskedFor(null)} />
  )
}

function AskForLink({ onAsked }: { onAsked: (email: string) => void }) {
  const identity = useIdentity()
  const submission = useSubmission()
  const { field, handleSubmit } = useIdentityForm({
    schema: AskSchema,
    submission,
    send: async ({ email }) => {
      await identity.requestPasswordReset(email)
      onAsked(email)
    },
  })
  return (
    <>
      <FilledHeading
        title="Forgot password"
        measure={4.2}
        lines={[
          ['Forgot', 101.8],
          ['password', 68.3],
        ]}
      />
      <p className={styles.words}>
        Tell us the address of your account, and we mail you a link to choose a new one.
      </p>
      <IdentityForm submission={submission} action="Send the link" onSubmit={handleSubmit}>
        <EmailField {...field('email')} />
      </IdentityForm>
    </>
  )
}

interface ResetMailSentProps {
  email: string
  onAgain: () => void
}

/** The same text for every address, so that it does not reveal who has an account. */
function ResetMailSent({ email, onAgain }: ResetMailSentProps) {
  return (
    <>
      <FilledHeading
        title="Forgot password"
        measure={4.2}
        lines={[
          ['Check', 120.8],
          ['your mail', 71.8],
        ]}
      />
      <div ref={takeFocus} role="status" tabIndex={-1} className={styles.words}>
        <p>If that address has an account, a link is on its way.</p>
        <p>
          Look for it at <strong>{email}</strong>, in the spam folder too. It works once, for an
          hour.
        </p>
      </div>
      <Button look="line" wide onClick={onAgain}>
        Use another address
      </Button>
    </>
  )
}
