import { PlainPage } from '#web/ui/plain-page.tsx'

export function ComicDetailPage() {
  return (
    <PlainPage title="Comic">
      <p>This page is still empty. The comics come with the catalogue.</p>
    </PlainPage>
  )
}
