import { PlainPage } from '#web/ui/plain-page.tsx'

export function SearchPage() {
  return (
    <PlainPage title="Search">
      <p>There is nothing to search yet. It comes with the catalogue.</p>
    </PlainPage>
  )
}
