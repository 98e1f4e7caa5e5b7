import { PlainPage } from '#web/ui/plain-page.tsx'

export function ResetPasswordPage() {
  return (
    <PlainPage title="Reset password">
      <p>Accounts are not open yet, so no password can be reset.</p>
    </PlainPage>
  )
}
