import { PlainPage } from '#web/ui/plain-page.tsx'

export function ComicListingPage() {
  return (
    <PlainPage title="Comics">
      <p>This shelf is still empty. The comics come with the catalogue.</p>
    </PlainPage>
  )
}
