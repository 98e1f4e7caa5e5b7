import { knownLooks } from './known.ts'
import type { Look } from './look.ts'
import { type CharacterFacts, plainLook } from './plain-look.ts'

export type { CharacterFacts } from './plain-look.ts'

const KEPT = 5000
const plainLooks = new Map<string, Look>()

/** The same facts give the same object, so that colours and costumes can be kept with it. */
export function lookOf(character: CharacterFacts): Look {
  return knownLooks().get(character.name) ?? keptPlainLook(character)
}

function keptPlainLook(character: CharacterFacts): Look {
  const { name, role, teams, colours, emblem } = character
  const key = [name, role, emblem, ...colours, ...teams].join('|')
  const kept = plainLooks.get(key)
  if (kept !== undefined) return kept
  const look = plainLook(character)
  if (plainLooks.size >= KEPT) plainLooks.clear()
  plainLooks.set(key, look)
  return look
}
