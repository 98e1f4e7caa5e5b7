import { PlainPage } from '#web/ui/plain-page.tsx'

export function ForgotPasswordPage() {
  return (
    <PlainPage title="Forgot password">
      <p>Accounts are not open yet, so no password can be lost.</p>
    </PlainPage>
  )
}
