import type { ImportedRecord, ImportSource, ReadRecord } from '../record.ts'
import { Service, type ServiceKeys } from './service.ts'
import { wireRecords } from './wire-record.ts'
import { idOf, listOf, textOf, type Wire, type WireKind } from './wire-shape.ts'

/** Comics tell the most, so that the rest is mostly known when it comes. */
const ORDER: readonly WireKind[] = [
  'series',
  'characters',
  'creators',
  'events',
  'comics',
  'stories',
]

/** Everything that a running service has, page by page. */
export function createServiceSource(address: string, keys: ServiceKeys): ImportSource {
  const service = new Service(address, keys)
  return {
    name: 'captures',
    licence: 'as the service says',
    origin: new URL(address).origin,
    read: (_files, { resumeAt }) => readService(service, resumeAt),
  }
}

/** A position is the number of a collection and the offset of a page in it. */
async function* readService(service: Service, resumeAt = '0:0'): AsyncGenerator<ReadRecord> {
  const [firstKind = 0, firstOffset = 0] = resumeAt.split(':').map(Number)
  for (const [place, kind] of ORDER.entries()) {
    if (place < firstKind) continue
    for await (const page of service.all(kind, place === firstKind ? firstOffset : 0)) {
      const position = `${place}:${page.offset}`
      for (const [number, wire] of page.results.entries()) {
        const share = Math.min(1, (page.offset + number + 1) / Math.max(1, page.total))
        const at = {
          place: `${kind}/${idOf(wire.id)}`,
          position,
          progress: (place + share) / ORDER.length,
        }
        for (const record of wireRecords(wire)) yield { record, ...at }
        if (kind !== 'comics') continue
        for await (const record of beyondItems(service, wire)) yield { record, ...at }
      }
    }
  }
}

/**
 * What a list inside a record leaves out, from the collection that it stands for. Ties have two ends: it is enough
 * to follow those of comics.
 */
async function* beyondItems(service: Service, wire: Wire): AsyncGenerator<ImportedRecord> {
  const id = idOf(wire.id)
  for (const collection of ['characters', 'creators', 'events'] as const) {
    const { available, items } = listOf(wire[collection])
    if (id === 0 || available <= items.length) continue
    for await (const { results } of service.all(`comics/${id}/${collection}`)) {
      for (const other of results) {
        yield* wireRecords(withoutLists(other))
        yield tieTo(String(id), collection, other)
      }
    }
  }
  yield* laterStories(service, id, wire)
}

function tieTo(
  comic: string,
  collection: 'characters' | 'creators' | 'events',
  other: Wire,
): ImportedRecord {
  if (collection === 'characters') return { kind: 'tie', comic, character: textOf(other.name) }
  if (collection === 'events') return { kind: 'tie', comic, event: String(idOf(other.id)) }
  // The collection does not say what they did; a list in a story may.
  return { kind: 'tie', comic, credit: { role: '', name: textOf(other.fullName) } }
}

/** More than twenty stories in one book. */
async function* laterStories(
  service: Service,
  comic: number,
  wire: Wire,
): AsyncGenerator<ImportedRecord> {
  const { available, items } = listOf(wire.stories)
  if (available <= items.length) return
  for await (const { results } of service.all(`comics/${comic}/stories`)) {
    for (const story of results) yield* wireRecords(story)
  }
}

/** Their own pages tell what is in their lists. */
function withoutLists(wire: Wire): Wire {
  return { ...wire, comics: undefined, series: undefined, stories: undefined, events: undefined }
}
