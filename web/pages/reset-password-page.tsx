import { CoverRack } from '#web/features/identity/cover-rack.tsx'
import { FilledHeading } from '#web/features/identity/filled-heading.tsx'
import { IdentityPage } from '#web/features/identity/identity-page.tsx'
import { ResetPasswordForm } from '#web/features/identity/reset-password-form.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

export function ResetPasswordPage() {
  return (
    <IdentityPage
      art={<CoverRack caption="A new lock, and the same pocket behind it." />}
      question="Remembered it?"
      answer={{ to: paths.login, label: 'Login' }}
    >
      <FilledHeading
        title="Reset password"
        measure={4.2}
        lines={[
          ['A new', 116.9],
          ['password', 68.3],
        ]}
      />
      <ResetPasswordForm />
    </IdentityPage>
  )
}
