import type { Scene } from './scene.ts'

/** No line of print at the foot of a page reaches higher than this. */
const USUAL_FOOT = 566

/** How much higher the foot of a scene must lie where the masthead stands below the picture. */
export function liftOf({ bottom }: Pick<Scene, 'bottom'>): number {
  return Math.max(0, USUAL_FOOT - bottom)
}
