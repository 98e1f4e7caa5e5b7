import type { ComponentType } from 'react'
import { ConfirmAddress } from '#web/features/identity/confirm-address.tsx'
import { CoverRack } from '#web/features/identity/cover-rack.tsx'
import { FilledHeading } from '#web/features/identity/filled-heading.tsx'
import { ForgotPasswordForm } from '#web/features/identity/forgot-password-form.tsx'
import { IdentityPage } from '#web/features/identity/identity-page.tsx'
import { ResetPasswordForm } from '#web/features/identity/reset-password-form.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'

const PAGES: [string, ComponentType][] = [
  [paths.forgotPassword, ForgotPasswordPage],
  [paths.resetPassword, ResetPasswordPage],
]

/** Where a mail with a link is asked for and where it leads: the first script names one page for all. */
export function MailLinkPage() {
  const pathname = usePathname().toLowerCase()
  const [, Page = ConfirmAddressPage] = PAGES.find(([path]) => pathname.startsWith(path)) ?? []
  return <Page />
}

function ForgotPasswordPage() {
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

function ResetPasswordPage() {
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

function ConfirmAddressPage() {
  return (
    <PlainPage title="Confirm your address">
      <ConfirmAddress />
    </PlainPage>
  )
}
