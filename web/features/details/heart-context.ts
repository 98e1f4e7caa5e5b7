import { type ComponentType, createContext } from 'react'
import type { DetailKind } from './detail-kinds.ts'

export interface HeartProps {
  kind: DetailKind
  id: number
  name: string
}

/**
 * The favourite button, which the page passes in from another feature; without it no hearts are shown.
 */
export const HeartContext = createContext<ComponentType<HeartProps> | null>(null)
