import { BODY } from './body.ts'
import { CREATURES } from './creatures.ts'
import type { Drawing } from './drawing.ts'
import { NATURE } from './nature.ts'
import { SIGNS } from './signs.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'
import { WEAPONS } from './weapons.ts'
import { WEAR } from './wear.ts'

export const DRAWINGS = {
  ...BODY,
  ...CREATURES,
  ...NATURE,
  ...SIGNS,
  ...THINGS,
  ...TOOLS,
  ...WEAPONS,
  ...WEAR,
} satisfies Record<string, Drawing>

export type DrawnEmblem = keyof typeof DRAWINGS
/** A drawing, or `@X` for the initial X out of a disc. */
export type EmblemName = DrawnEmblem | `@${string}`

export const EMBLEM_NAMES = Object.keys(DRAWINGS) as DrawnEmblem[]
