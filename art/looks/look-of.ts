import { Memo } from '../drawing/memo.ts'
import { knownLooks } from './known.ts'
import type { Look } from './look.ts'
import { type CharacterFacts, plainLook } from './plain-look.ts'

export type { CharacterFacts } from './plain-look.ts'

const plainLooks = new Memo<Look>(5000)

/** The same facts give the same object, so that colours and costumes can be cached with it. */
export function lookOf(character: CharacterFacts): Look {
  return knownLooks().get(character.name) ?? cachedPlainLook(character)
}

function cachedPlainLook(character: CharacterFacts): Look {
  const { name, role, teams, colours, emblem } = character
  const key = [name, role, emblem, ...colours, ...teams].join('|')
  return plainLooks.take(key, () => plainLook(character))
}
