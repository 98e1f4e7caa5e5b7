import { configureStore } from '@reduxjs/toolkit'
import { characters, comics, series } from '#web/features/catalogue/listing/listings.ts'

export function createStore() {
  return configureStore({
    reducer: {
      characters: characters.reducer,
      comics: comics.reducer,
      series: series.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // Off by the specification (section 9).
        serializableCheck: false,
        // Warns of mutated state only, not of a check that takes long on a slow machine.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }),
  })
}

export const store = createStore()

type Store = typeof store
export type RootState = ReturnType<Store['getState']>
export type Dispatch = Store['dispatch']
