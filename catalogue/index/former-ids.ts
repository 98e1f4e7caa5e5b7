import type { Catalogue } from './catalogue.ts'
import type { Kind } from './kinds.ts'

export interface FormerId {
  kind: Exclude<Kind, 'stories'>
  id: number
  /** The id of the record that answers now. */
  now: number
}

/** Every id that leads to a record with another id, in the catalogue's own order. */
export function* formerIds(catalogue: Catalogue): Generator<FormerId> {
  for (const kind of ['characters', 'creators', 'events', 'series'] as const) {
    for (const { id: now, otherIds } of catalogue[kind]) {
      for (const { id } of otherIds) yield { kind, id, now }
    }
  }
  for (const { id: now, otherIds } of catalogue.comics) {
    for (const id of otherIds) yield { kind: 'comics', id, now }
  }
}
