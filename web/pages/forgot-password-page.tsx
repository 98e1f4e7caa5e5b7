import { CoverRack } from '#web/features/identity/cover-rack.tsx'
import { ForgotPasswordForm } from '#web/features/identity/forgot-password-form.tsx'
import { IdentityPage } from '#web/features/identity/identity-page.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

export function ForgotPasswordPage() {
  return (
    <IdentityPage
      art={<CoverRack caption="Even the best secret identity slips the mind now and then." />}
      question="Remembered it?"
      answer={{ to: paths.login, label: 'Login' }}
    >
      <ForgotPasswordForm />
    </IdentityPage>
  )
}
