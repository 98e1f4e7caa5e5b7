import { PlainPage } from '#web/ui/plain-page.tsx'

export function CharacterDetailPage() {
  return (
    <PlainPage title="Character">
      <p>This page is still empty. The characters come with the catalogue.</p>
    </PlainPage>
  )
}
