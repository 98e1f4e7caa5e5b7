import { PlainPage } from '#web/ui/plain-page.tsx'

export function InboxPage() {
  return (
    <PlainPage title="Inbox">
      <p>The inbox opens with the contact form.</p>
    </PlainPage>
  )
}
