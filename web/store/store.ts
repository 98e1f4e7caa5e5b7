import { configureStore } from '@reduxjs/toolkit'
import { characters, comics, series } from '#web/features/catalogue/listing/listings.ts'

export function createStore() {
  return configureStore({
    reducer: {
      characters: characters.reducer,
      comics: comics.reducer,
      series: series.reducer,
    },
    // Off by the specification (section 9).
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ serializableCheck: false }),
  })
}

export const store = createStore()

type Store = typeof store
export type RootState = ReturnType<Store['getState']>
export type Dispatch = Store['dispatch']
