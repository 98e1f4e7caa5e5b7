import { PlainPage } from '#web/ui/plain-page.tsx'

export function CreatorDetailPage() {
  return (
    <PlainPage title="Creator">
      <p>This page is still empty. The creators come with the catalogue.</p>
    </PlainPage>
  )
}
