import { mix } from '../drawing/colour.ts'
import { emblemPath, emblemRule } from '../emblems/emblems.ts'
import type { InkName, Inks } from '../eras.ts'
import type { Costume } from '../figures/costume.ts'
import type { HeadColours } from '../heads/heads.ts'
import type { CostumePlan, Look, PlanColour } from './look.ts'

type PlanPart = {
  [Part in keyof CostumePlan]-?: CostumePlan[Part] extends PlanColour | undefined ? Part : never
}[keyof CostumePlan]

const COLOURED_PARTS = [
  'gloves',
  'boots',
  'trunks',
  'belt',
  'face',
  'hair',
  'topColour',
  'flank',
  'markColour',
] as const satisfies readonly PlanPart[]

const costumes = new WeakMap<Look, WeakMap<Inks, Costume>>()
const headColours = new WeakMap<Look, WeakMap<Inks, HeadColours>>()

export function costumeOf(look: Look, inks: Inks): Costume {
  return cached(costumes, look, inks, sewn)
}

export function headColoursOf(look: Look, inks: Inks): HeadColours {
  return cached(headColours, look, inks, colouredHead)
}

/** A head in tints of one ink: giants, ghosts, memories. */
export function monoHeadColours(light: string, dark: string, white: string): HeadColours {
  return {
    main: light,
    second: mix(light, white, 0.6),
    accent: mix(light, white, 0.5),
    skin: mix(light, white, 0.34),
    hair: mix(light, dark, 0.26),
    white,
    lips: white,
    ink: dark,
    metal: mix(light, white, 0.25),
    sky: white,
  }
}

function sewn(look: Look, inks: Inks): Costume {
  const { costume: plan } = look
  const colour = (word: PlanColour) => inks[inkOf(look, word)]
  const costume: Costume = {
    torso: colour(plan.torso),
    arms: colour(plan.arms),
    legs: colour(plan.legs),
    head: colour(plan.head),
    eyes: colour(plan.eyes ?? 'white'),
  }
  for (const part of COLOURED_PARTS) {
    const word = plan[part]
    if (word !== undefined) costume[part] = colour(word)
  }
  if (plan.hairBack !== undefined) costume.hairBack = plan.hairBack
  if (plan.top !== undefined) costume.top = plan.top
  if (plan.bigEyes !== undefined) costume.bigEyes = plan.bigEyes
  if (look.cape !== undefined) costume.cape = inks[look.cape]
  return plan.mark === undefined ? costume : { ...costume, ...markOf(plan) }
}

function markOf({ mark, markScale }: CostumePlan): Partial<Costume> {
  if (mark === undefined) return {}
  const scale = markScale === undefined ? {} : { markScale }
  return { mark: emblemPath(mark), markRule: emblemRule(mark), ...scale }
}

function colouredHead(look: Look, inks: Inks): HeadColours {
  return {
    main: inks[look.main],
    second: inks[look.second],
    accent: inks[look.accent],
    skin: inks[inkOf(look, 'skin')],
    hair: inks[inkOf(look, 'hair')],
    white: inks.white,
    lips: inks[look.lips ?? 'red'],
    ink: inks.black,
    metal: inks[look.metal ?? 'grey'],
    sky: inks.sky,
  }
}

/** Skin and hair that we do not know are covered with the main colour. */
function inkOf(look: Look, word: PlanColour): InkName {
  switch (word) {
    case 'main':
    case 'second':
    case 'accent':
      return look[word]
    case 'skin':
    case 'hair':
      return look[word] ?? look.main
    default:
      return word
  }
}

function cached<Made>(
  store: WeakMap<Look, WeakMap<Inks, Made>>,
  look: Look,
  inks: Inks,
  make: (look: Look, inks: Inks) => Made,
): Made {
  const ofLook = store.get(look) ?? new WeakMap<Inks, Made>()
  store.set(look, ofLook)
  const known = ofLook.get(inks)
  if (known !== undefined) return known
  const made = make(look, inks)
  ofLook.set(inks, made)
  return made
}
