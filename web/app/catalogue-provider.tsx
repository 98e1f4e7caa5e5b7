import { Provider } from 'react-redux'
import { Outlet } from 'react-router'
import { FavouritesProvider } from '#web/features/favourites/favourites-provider.tsx'
import { store } from '#web/store/store.ts'

export function CatalogueProvider() {
  return (
    <Provider store={store}>
      <FavouritesProvider>
        <Outlet />
      </FavouritesProvider>
    </Provider>
  )
}
