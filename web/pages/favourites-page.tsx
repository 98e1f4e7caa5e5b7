import { PlainPage } from '#web/ui/plain-page.tsx'

export function FavouritesPage() {
  return (
    <PlainPage title="Favourites">
      <p>Favourites come with accounts.</p>
    </PlainPage>
  )
}
