import type { CostumePlan } from './look.ts'

// Cuts that many costumes share. A look takes one and says what is different.

/** Everything covered, with gloves and boots in the second colour. */
export const MASKED = {
  torso: 'main',
  arms: 'main',
  gloves: 'second',
  legs: 'main',
  boots: 'second',
  head: 'main',
} satisfies CostumePlan

/** The mouth and chin are free. */
const COWLED = { ...MASKED, face: 'skin' } satisfies CostumePlan

const BALD = { ...MASKED, head: 'skin' } satisfies CostumePlan

const SHORT_HAIR = { ...BALD, hair: 'hair' } satisfies CostumePlan

const BOB = { ...SHORT_HAIR, hairBack: 'bob' } satisfies CostumePlan

const LONG_HAIR = { ...SHORT_HAIR, hairBack: 'long' } satisfies CostumePlan

/** Jacket in the main colour, trousers in the second. */
export const CLOTHES = {
  torso: 'main',
  arms: 'main',
  gloves: 'skin',
  legs: 'second',
  boots: 'black',
  head: 'skin',
} satisfies CostumePlan

/** A being that is the same all over: fur, rock, metal, scales. */
export const BODY = {
  torso: 'main',
  arms: 'main',
  legs: 'main',
  head: 'main',
} satisfies CostumePlan

/** By the words that the files of looks have for them. */
export const CUTS = {
  masked: MASKED,
  cowled: COWLED,
  bald: BALD,
  'short-hair': SHORT_HAIR,
  bob: BOB,
  'long-hair': LONG_HAIR,
  clothes: CLOTHES,
  body: BODY,
} satisfies Record<string, CostumePlan>

export type CutName = keyof typeof CUTS
