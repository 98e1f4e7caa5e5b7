/** Scenery fills the page of a cover unless it is told otherwise. */
export const PAGE = { width: 400, height: 600 } as const

/** How far scenery reaches over the edges, so that no gap shows there. */
export const OVER = 20

/** The place and size of something that is drawn once and moved. */
export interface Stand {
  x: number
  y: number
  scale: number
}

/** How much to draw: 1 is everything; less for pictures that must stay small. */
export function fewer(count: number, detail: number): number {
  return Math.max(1, Math.round(count * detail))
}
