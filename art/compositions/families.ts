import { explosion } from './burst.ts'
import { byTurns } from './by-turns.ts'
import { streetCanyon } from './canyon.ts'
import { closeUp } from './face.ts'
import { raisedFist } from './fist.ts'
import { foilMedal } from './foil.ts'
import { bigEmblem } from './icon.ts'
import { moonlight } from './moon.ts'
import type { Composition, Scene } from './scene.ts'
import { clawMarks } from './slash.ts'
import { storm } from './storm.ts'
import { shaft } from './vertigo.ts'

// Compositions of one idea: the time, the genre and the turn decide how it is painted.

/** An explosion with the lead, or only with a fist: only strong people punch at the reader. */
export const bursts: Composition = (scene) => {
  const { build, poses } = scene.lead.look
  const isStrong = build === 'giant' || poses.includes('punch')
  const kinds = isStrong ? [explosion, raisedFist, explosion] : [explosion]
  return byTurns(scene, kinds)(scene)
}

/** The lead's face, in the nineties by turns behind a torn page. */
export const faces: Composition = (scene) => {
  const isTorn = scene.era === 'nineties' || (scene.genre === 'mutant' && scene.era === 'bronze')
  return isTorn && isOdd(scene) ? clawMarks(scene) : closeUp(scene)
}

/** Between towers: down a shaft, or up from the street as the older books liked it. */
export const heights: Composition = (scene) => {
  const views =
    scene.era === 'now'
      ? [streetCanyon, shaft, shaft]
      : [streetCanyon, streetCanyon, streetCanyon, shaft]
  return byTurns(scene, views)(scene)
}

/** The emblem alone, in the nineties stamped on foil. */
export const emblems: Composition = (scene) =>
  scene.era === 'nineties' ? foilMedal(scene) : bigEmblem(scene)

const OF_STORMS = new Set(['myth', 'cosmic', 'mystic', 'mutant', 'villain', 'monster'])

/** Out at night: before the moon, or in a storm where there are powers at work. */
export const nights: Composition = (scene) => {
  const { genre } = scene
  if (genre === 'myth' || genre === 'cosmic') return storm(scene)
  return OF_STORMS.has(genre) && isOdd(scene) ? storm(scene) : moonlight(scene)
}

function isOdd(scene: Scene): boolean {
  return byTurns(scene, [false, true])
}
