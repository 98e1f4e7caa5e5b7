import { PlainPage } from '#web/ui/plain-page.tsx'

export function SeriesDetailPage() {
  return (
    <PlainPage title="Series">
      <p>This page is still empty. The series come with the catalogue.</p>
    </PlainPage>
  )
}
