import { PlainPage } from '#web/ui/plain-page.tsx'

export function EventDetailPage() {
  return (
    <PlainPage title="Event">
      <p>This page is still empty. The events come with the catalogue.</p>
    </PlainPage>
  )
}
