import { half, noir, triptych } from './crops.ts'
import { figure } from './figure-card.ts'
import { blast, slant } from './grounds.ts'
import { disc, rays, tiles } from './halos.ts'
import { city, cosmic } from './places.ts'
import type { PortraitComposition } from './portrait-scene.ts'
import { sign } from './sign-card.ts'
import { team } from './team-card.ts'

export const COMPOSITIONS = {
  rays,
  disc,
  half,
  figure,
  tiles,
  noir,
  cosmic,
  city,
  triptych,
  blast,
  slant,
  team,
  sign,
} satisfies Record<string, PortraitComposition>

export type CompositionName = keyof typeof COMPOSITIONS
