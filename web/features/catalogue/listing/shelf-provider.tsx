import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { creators, events, teams } from './shelves.ts'

/** A store of their own: the application state has three slices, by the specification (section 3). */
const shelfStore = configureStore({
  reducer: { events: events.reducer, creators: creators.reducer, teams: teams.reducer },
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: false,
      immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
    }),
})

/** For the listings in `shelves.ts`. */
export function ShelfProvider({ children }: { children: ReactNode }) {
  return <Provider store={shelfStore}>{children}</Provider>
}
