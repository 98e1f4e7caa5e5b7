import { type ComponentType, createContext } from 'react'
import type { DetailKind } from './detail-kinds.ts'

export interface HeartProps {
  kind: DetailKind
  id: number
  name: string
}

/** The button that keeps a record, which another feature brings along; without it there are none. */
export const HeartContext = createContext<ComponentType<HeartProps> | null>(null)
