import { PlainPage } from '#web/ui/plain-page.tsx'

export function LoginPage() {
  return (
    <PlainPage title="Login">
      <p>Accounts are not open yet, so there is nothing to log in to.</p>
    </PlainPage>
  )
}
