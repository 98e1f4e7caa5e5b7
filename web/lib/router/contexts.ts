import { createContext, type ReactNode } from 'react'
import type { History, Place } from './history.ts'

export type Params = Readonly<Record<string, string | undefined>>

export const HistoryContext = createContext<History | null>(null)
export const PlaceContext = createContext<Place | null>(null)
/** Apart from the place, so that turning a page does not render every link again. */
export const PathnameContext = createContext<string | null>(null)
export const OutletContext = createContext<ReactNode>(null)
export const ParamsContext = createContext<Params>({})
