import { PlainPage } from '#web/ui/plain-page.tsx'

export function CharacterListingPage() {
  return (
    <PlainPage title="Characters">
      <p>This shelf is still empty. The characters come with the catalogue.</p>
    </PlainPage>
  )
}
