import { SignInSchema } from '#contract/identity.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { CheckedPasswordField } from './checked-password-field.tsx'
import { EmailField } from './email-field.tsx'
import { IdentityForm } from './identity-form.tsx'
import styles from './login-form.module.css'
import { SocialButton } from './social-button.tsx'
import { useIdentityForm } from './use-identity-form.ts'
import { useReturnedError } from './use-returned-error.ts'
import { useSubmission } from './use-submission.ts'

export function LoginForm() {
  const identity = useIdentity()
  const submission = useSubmission(useReturnedError())
  const { field, typedIn, handleSubmit } = useIdentityForm({
    schema: SignInSchema,
    submission,
    send: (input) => identity.signIn(input),
  })
  return (
    <>
      <IdentityForm submission={submission} action="Log in" onSubmit={handleSubmit}>
        <EmailField {...field('email')} />
        <CheckedPasswordField
          label="Password"
          autoComplete="current-password"
          typed={typedIn('password')}
          {...field('password')}
        />
      </IdentityForm>
      <p className={styles.forgot}>
        <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
      </p>
      <SocialButton submission={submission} />
    </>
  )
}
