import { area, box, escapeText } from '../drawing/elements.ts'
import type { Inks } from '../eras.ts'
import { chooseComposition } from './choose-composition.ts'
import { COMPOSITIONS, type CompositionName } from './compositions.ts'
import { drawNamePlate } from './name-plate.ts'
import { type PortraitFacts, portraitScene } from './portrait-scene.ts'

export interface Portrait {
  svg: string
  composition: CompositionName
}

/** The card of a character, 400 by 500. The same facts give the same card. */
export function drawPortrait(facts: PortraitFacts): Portrait {
  const composition = chooseComposition(facts.name, facts.look, facts.isWellKnown === true)
  return { svg: drawCard(facts, composition), composition }
}

export function drawCard(facts: PortraitFacts, composition: CompositionName): string {
  const { name, look, era } = facts
  const scene = portraitScene(facts)
  const { inks, main } = scene
  const { art, defs = '' } = COMPOSITIONS[composition](scene)
  const plate = drawNamePlate({ name, genre: look.genre, era, inks, main })
  const definitions = defs === '' ? '' : `<defs>${defs}</defs>`
  const content = definitions + art + plate + frame(inks)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" role="img" aria-label="${escapeText(name)}">${content}</svg>`
}

/** The edge of paper makes a wall of cards look like one set. */
function frame({ paper, black }: Inks): string {
  const edge = area('M0 0H400V500H0ZM10 10V490H390V10Z', paper, 'fill-rule="evenodd"')
  return edge + box(10, 10, 380, 480, 'none', `stroke="${black}" stroke-width="2.5"`)
}
