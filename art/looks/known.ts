import { join } from 'node:path'
import { loadLooks } from './load-looks.ts'
import type { Look } from './look.ts'

const SHIPPED = join(import.meta.dirname, '../data/looks')

let loadedLooks: ReadonlySet<Look> | undefined
let loaded: ReadonlyMap<string, Look> | undefined

/** The looks of `art/data/looks` by the name that the catalogue has for the character, read once. */
export function knownLooks(): ReadonlyMap<string, Look> {
  loaded ??= loadLooks(SHIPPED)
  return loaded
}

/** Whether a look is stated, of the character or of somebody whom it resembles, and not made up. */
export function isKnownLook(look: Look): boolean {
  loadedLooks ??= new Set(knownLooks().values())
  return loadedLooks.has(look)
}
