import { Provider } from 'react-redux'
import { Outlet } from 'react-router'
import { store } from '#web/store/store.ts'

export function CatalogueProvider() {
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  )
}
