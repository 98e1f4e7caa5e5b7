import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { formerIds } from '#catalogue/index/former-ids.ts'
import { KINDS, type Kind } from '#catalogue/index/kinds.ts'
import { type Endpoint, SUB_COLLECTIONS } from '#catalogue/wire/endpoints.ts'
import { MIRROR_LIMIT } from '#contract/mirror-addresses.ts'

/** Records, or pages of a list, that are written and noted as done together. */
const PER_PART = 100

/** One answer of the wire that a mirror has. */
export interface MirroredAddress {
  endpoint: Endpoint
  offset: number
  /** How many records its answer has. */
  count: number
}

export interface MirrorPart {
  /** The same for the same input, so that a run that goes on knows what is done. */
  name: string
  addresses(): Iterable<MirroredAddress>
}

/**
 * Every address of a mirror, in parts: the lists of each kind, then its records with their sub-lists,
 * under every id that a server answers.
 */
export function* mirrorParts(catalogue: Catalogue): Generator<MirrorPart> {
  const others = idsByRecord(catalogue)
  for (const kind of KINDS) {
    const { ids } = catalogue.indexes[kind]
    const pages = [...pagesOf({ type: 'list', kind }, ids.length)]
    for (let from = 0; from < pages.length; from += PER_PART) {
      yield { name: `${kind} pages ${from}`, addresses: () => pages.slice(from, from + PER_PART) }
    }
    for (let from = 0; from < ids.length; from += PER_PART) {
      const to = Math.min(ids.length, from + PER_PART)
      const addresses = () => recordAddresses(catalogue, kind, from, to, others)
      yield { name: `${kind} records ${from}`, addresses }
    }
  }
}

/** What an answer costs: a file, and the records in it. */
export function workOf({ count }: MirroredAddress): number {
  return 1 + count
}

/** How many records there are in all pages; undefined for an id that nobody has. */
export function lengthOf(catalogue: Catalogue, endpoint: Endpoint): number | undefined {
  if (endpoint.type === 'list') return catalogue.indexes[endpoint.kind].size
  const [kind, id] =
    endpoint.type === 'one' ? [endpoint.kind, endpoint.id] : [endpoint.parent, endpoint.parentId]
  const record = catalogue.indexes[kind].numberOf(id)
  if (record === undefined) return undefined
  return endpoint.type === 'one' ? 1 : catalogue.relation(kind, endpoint.kind).of(record).length
}

export function hasPage(length: number, offset: number): boolean {
  return offset === 0 || (offset < length && offset % MIRROR_LIMIT === 0)
}

function* recordAddresses(
  catalogue: Catalogue,
  kind: Kind,
  from: number,
  to: number,
  others: Map<string, number[]>,
): Generator<MirroredAddress> {
  for (let record = from; record < to; record += 1) {
    const own = catalogue.indexes[kind].ids[record] as number
    for (const id of [own, ...(others.get(`${kind} ${own}`) ?? [])]) {
      yield { endpoint: { type: 'one', kind, id }, offset: 0, count: 1 }
      for (const sub of SUB_COLLECTIONS[kind]) {
        const endpoint = { type: 'sub', kind: sub, parent: kind, parentId: id } as const
        const { length } = catalogue.relation(kind, sub).of(record)
        yield* pagesOf(endpoint, length)
      }
    }
  }
}

/** An empty list has a page too. */
function* pagesOf(endpoint: Endpoint, length: number): Generator<MirroredAddress> {
  for (let offset = 0; offset === 0 || offset < length; offset += MIRROR_LIMIT) {
    yield { endpoint, offset, count: Math.min(MIRROR_LIMIT, length - offset) }
  }
}

/** Other ids that lead to a record, by the kind and the id of that. */
function idsByRecord(catalogue: Catalogue): Map<string, number[]> {
  const ids = new Map<string, number[]>()
  for (const { kind, id, now } of formerIds(catalogue)) {
    const known = ids.get(`${kind} ${now}`)
    if (known === undefined) ids.set(`${kind} ${now}`, [id])
    else known.push(id)
  }
  return ids
}
