import { useState } from 'react'
import { SignInSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { readSignedOutAt } from '#web/lib/identity/signed-out.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { CheckedPasswordField } from './checked-password-field.tsx'
import { EmailField } from './email-field.tsx'
import { IdentityForm } from './identity-form.tsx'
import styles from './login-form.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondStep } from './second-step.tsx'
import { SocialButton } from './social-button.tsx'
import { takeFocus } from './take-focus.ts'
import { useIdentityForm } from './use-identity-form.ts'
import { useReturnedError } from './use-returned-error.ts'
import { useSubmission } from './use-submission.ts'

export function LoginForm() {
  const [step, setStep] = useState<'first' | 'second' | 'first again'>('first')
  if (step === 'second') return <SecondStep onRestart={() => setStep('first again')} />
  return <FirstStep again={step === 'first again'} onSecondStep={() => setStep('second')} />
}

interface FirstStepProps {
  /** It replaces the second step, and takes over the focus. */
  again: boolean
  onSecondStep: () => void
}

function FirstStep({ again, onSecondStep }: FirstStepProps) {
  const identity = useIdentity()
  const signedOutAt = readSignedOutAt(useLocation().state)
  const submission = useSubmission(useReturnedError())
  const [refused, setRefused] = useState<string>()
  const { field, typedIn, handleSubmit } = useIdentityForm({
    schema: SignInSchema,
    submission,
    send: async (input) => {
      setRefused(input.password)
      if ((await identity.signIn(input)) === 'second-step') onSecondStep()
    },
  })
  const password = typedIn('password')
  return (
    <>
      <IdentityForm submission={submission} action="Log in" onSubmit={handleSubmit}>
        <EmailField ref={again ? takeFocus : undefined} {...field('email')} />
        <CheckedPasswordField
          label="Password"
          autoComplete="current-password"
          // Four green ticks beside a refused password would say that it is right.
          typed={submission.refusal && password === refused ? undefined : password}
          {...field('password')}
        />
      </IdentityForm>
      <p className={styles.forgot}>
        <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
      </p>
      <SocialButton
        submission={submission}
        // The provider redirects to a login page that does not know it.
        onLeave={() => signedOutAt && keepRedirectUrl(signedOutAt)}
      />
      <PasskeyButton submission={submission} />
    </>
  )
}
