import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { store } from './store.ts'

/** Around the listings alone, so that no other page loads the script of the store. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>
}
