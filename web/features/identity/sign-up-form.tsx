import { useState } from 'react'
import { SignUpSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { CheckedPasswordField } from './checked-password-field.tsx'
import { EmailField } from './email-field.tsx'
import { FilledHeading } from './filled-heading.tsx'
import { IdentityForm } from './identity-form.tsx'
import { readPlan, toPlanChoice } from './path-after-sign-in.ts'
import styles from './sign-up-form.module.css'
import { SignUpMailSent } from './sign-up-mail-sent.tsx'
import { SocialButton } from './social-button.tsx'
import { useIdentityForm } from './use-identity-form.ts'
import { useSubmission } from './use-submission.ts'

export function SignUpForm() {
  const [mailSentTo, setMailSentTo] = useState<string | null>(null)
  return mailSentTo === null ? (
    <Fields onMailSent={setMailSentTo} />
  ) : (
    <SignUpMailSent email={mailSentTo} onAgain={() => setMailSentTo(null)} />
  )
}

function Fields({ onMailSent }: { onMailSent: (email: string) => void }) {
  const identity = useIdentity()
  const plan = readPlan(useLocation().search)
  const submission = useSubmission()
  const { field, typedIn, handleSubmit } = useIdentityForm({
    schema: SignUpSchema,
    submission,
    send: async (input) => {
      if ((await identity.signUp(input)) === 'mail-sent') onMailSent(input.email)
    },
  })
  return (
    <>
      <FilledHeading
        title="Sign up"
        measure={3.25}
        lines={[
          ['Join', 123],
          ['the rack', 65],
        ]}
      />
      <IdentityForm submission={submission} action="Create account" onSubmit={handleSubmit}>
        <div className={styles.who}>
          <Field label="Display name" autoComplete="name" {...field('displayName')} />
          <EmailField {...field('email')} />
        </div>
        <CheckedPasswordField
          label="Password"
          autoComplete="new-password"
          typed={typedIn('password')}
          {...field('password')}
        />
      </IdentityForm>
      <SocialButton
        submission={submission}
        // The provider redirects to the login page, whose URL has no plan, so the plan is stored first.
        onLeave={() => plan && keepRedirectUrl(toPlanChoice(plan))}
      />
    </>
  )
}
