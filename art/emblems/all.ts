import { ANIMAL_PARTS } from './animal-parts.ts'
import { BODY } from './body.ts'
import { BUILDINGS } from './buildings.ts'
import { CREATURES } from './creatures.ts'
import type { Drawing } from './drawing.ts'
import { FIREARMS } from './firearms.ts'
import { INSECTS } from './insects.ts'
import { INSTRUMENTS } from './instruments.ts'
import { LABORATORY } from './laboratory.ts'
import { NATURE } from './nature.ts'
import { SIGNS } from './signs.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'
import { VEHICLES } from './vehicles.ts'
import { WEAPONS } from './weapons.ts'
import { WEAR } from './wear.ts'

export const DRAWINGS = {
  ...BODY,
  ...INSECTS,
  ...CREATURES,
  ...ANIMAL_PARTS,
  ...NATURE,
  ...SIGNS,
  ...THINGS,
  ...VEHICLES,
  ...BUILDINGS,
  ...TOOLS,
  ...LABORATORY,
  ...INSTRUMENTS,
  ...WEAPONS,
  ...FIREARMS,
  ...WEAR,
} satisfies Record<string, Drawing>

export type DrawnEmblem = keyof typeof DRAWINGS
/** A drawing, or `@X` for the initial X out of a disc. */
export type EmblemName = DrawnEmblem | `@${string}`

export const EMBLEM_NAMES = Object.keys(DRAWINGS) as DrawnEmblem[]
