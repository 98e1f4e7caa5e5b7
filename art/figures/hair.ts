export type HairBack = 'long' | 'bob'

/** Hair over the brow, in the units of a head (see `head.ts`). */
export const HAIR =
  'M-1.12 -0.05C-1.3 0.8 -0.7 1.3 0 1.24C0.7 1.3 1.3 0.8 1.12 -0.05L0.78 0.3C0.3 0.62 -0.2 0.6 -0.72 0.34Z'

/** Hair that shows behind the head. */
export const HAIR_BACKS: Readonly<Record<HairBack, string>> = {
  long: 'M0 1.2C1.5 1.2 1.5 0 1.9 -1.7L1.1 -1.35L0.6 -1.9L-0.4 -1.5L-1.2 -1.8L-1.9 -1.4C-1.5 0 -1.5 1.2 0 1.2Z',
  bob: 'M0 1.3C1.8 1.3 1.5 -0.4 1.2 -1L-1.2 -1C-1.5 -0.4 -1.8 1.3 0 1.3Z',
}
