import { PlainPage } from '#web/ui/plain-page.tsx'

export function SignupPage() {
  return (
    <PlainPage title="Sign up">
      <p>Accounts are not open yet.</p>
    </PlainPage>
  )
}
