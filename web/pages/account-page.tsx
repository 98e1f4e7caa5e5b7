import { PlainPage } from '#web/ui/plain-page.tsx'

export function AccountPage() {
  return (
    <PlainPage title="Account">
      <p>Accounts are not open yet.</p>
    </PlainPage>
  )
}
