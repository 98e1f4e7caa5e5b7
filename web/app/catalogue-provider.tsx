import { Provider } from 'react-redux'
import { SurpriseAgain } from '#web/features/catalogue/listing/surprise-again.tsx'
import { FavouritesProvider } from '#web/features/favourites/favourites-provider.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'
import { store } from '#web/store/store.ts'

export function CatalogueProvider() {
  return (
    <Provider store={store}>
      <FavouritesProvider>
        <SurpriseAgain />
        <Outlet />
      </FavouritesProvider>
    </Provider>
  )
}
