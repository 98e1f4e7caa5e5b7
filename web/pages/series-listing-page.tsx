import { PlainPage } from '#web/ui/plain-page.tsx'

export function SeriesListingPage() {
  return (
    <PlainPage title="Series">
      <p>This shelf is still empty. The series come with the catalogue.</p>
    </PlainPage>
  )
}
