import type { DataLine } from '#catalogue/load/data-lines.ts'
import { CUTS } from './cuts.ts'
import type { CostumePlan, Look } from './look.ts'
import {
  readCut,
  readEmblem,
  readFlag,
  readHairBack,
  readPairs,
  readPlanColour,
  readScale,
  readTopper,
} from './look-words.ts'

const PARTS: Parameters<typeof readPairs<CostumePlan>>[2] = {
  torso: readPlanColour,
  arms: readPlanColour,
  legs: readPlanColour,
  head: readPlanColour,
  gloves: readPlanColour,
  boots: readPlanColour,
  trunks: readPlanColour,
  belt: readPlanColour,
  face: readPlanColour,
  hair: readPlanColour,
  hairBack: readHairBack,
  top: readTopper,
  topColour: readPlanColour,
  flank: readPlanColour,
  eyes: readPlanColour,
  bigEyes: readFlag,
  mark: readEmblem,
  markColour: readPlanColour,
  markScale: readScale,
}

/** What must be said of every costume, by its cut or by its parts. */
const ALWAYS = ['torso', 'arms', 'legs', 'head'] as const

/** The second of each pair says nothing without the first. */
const NEEDED_BY = [
  ['hair', 'hairBack'],
  ['top', 'topColour'],
  ['mark', 'markColour'],
  ['mark', 'markScale'],
] as const satisfies readonly (readonly [keyof CostumePlan, keyof CostumePlan])[]

/** The cut at `index`, and behind it what is different from the cut. */
export function readCostume(
  line: DataLine,
  index: number,
  body: Pick<Look, 'skin' | 'hair'>,
): CostumePlan | undefined {
  const cut = line.field(index) === '' ? undefined : readCut(line, line.field(index))
  const parts = readPairs<CostumePlan>(line, index + 1, PARTS)
  if (line.faulty) return undefined
  const plan: Partial<CostumePlan> = { ...(cut && CUTS[cut]), ...parts }
  checkParts(line, plan, body)
  return isComplete(plan) ? plan : undefined
}

function checkParts(
  line: DataLine,
  plan: Partial<CostumePlan>,
  body: Pick<Look, 'skin' | 'hair'>,
): void {
  for (const part of ALWAYS) {
    if (plan[part] === undefined) line.fault(`has neither a cut nor a colour for ${part}`)
  }
  for (const [first, second] of NEEDED_BY) {
    if (plan[second] !== undefined && plan[first] === undefined) {
      line.fault(`has ${second} without ${first}`)
    }
  }
  if (plan.top !== undefined && plan.topColour === undefined)
    line.fault('has top without topColour')
  const colours = Object.values(plan)
  for (const own of ['skin', 'hair'] as const) {
    if (colours.includes(own) && body[own] === undefined) {
      line.fault(`shows ${own} whose colour the body does not state`)
    }
  }
}

function isComplete(plan: Partial<CostumePlan>): plan is CostumePlan {
  return ALWAYS.every((part) => plan[part] !== undefined)
}
