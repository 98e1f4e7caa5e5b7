import { SurpriseAgain } from '#web/features/catalogue/listing/surprise-again.tsx'
import { FavouritesProvider } from '#web/features/favourites/favourites-provider.tsx'
import { ProgressProvider } from '#web/features/progress/progress-provider.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'

export function CatalogueProvider() {
  return (
    <FavouritesProvider>
      <ProgressProvider>
        <SurpriseAgain />
        <Outlet />
      </ProgressProvider>
    </FavouritesProvider>
  )
}
