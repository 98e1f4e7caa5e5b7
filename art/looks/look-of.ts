import { nameInOurWorld } from '#catalogue/load/other-worlds.ts'
import { Memo } from '../drawing/memo.ts'
import { knownLooks } from './known.ts'
import type { Look } from './look.ts'
import { type CharacterFacts, plainLook } from './plain-look.ts'

export type { CharacterFacts } from './plain-look.ts'

const plainLooks = new Memo<Look>(5000)

/**
 * Somebody of another world looks like the person we know, if the costume hides who wears it: a face
 * may be another one there.
 */
function lookOfNamesake(name: string): Look | undefined {
  // `Hulk/Bruce Banner (MAA)`
  const [base = ''] = (nameInOurWorld(name) ?? '').split('/')
  const known = knownLooks().get(base)
  return known?.skin === undefined ? known : undefined
}

/** The same facts give the same object, so that colours and costumes can be cached with it. */
export function lookOf(character: CharacterFacts): Look {
  const { name } = character
  return knownLooks().get(name) ?? lookOfNamesake(name) ?? cachedPlainLook(character)
}

function cachedPlainLook(character: CharacterFacts): Look {
  const { name, role, teams, colours, emblem } = character
  const key = [name, role, emblem, ...colours, ...teams].join('|')
  return plainLooks.take(key, () => plainLook(character))
}
