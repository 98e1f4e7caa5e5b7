import { hash } from 'node:crypto'
import type { Catalogue, Found, Query } from '../index/catalogue.ts'
import { KINDS, type Kind } from '../index/kinds.ts'
import { BoundedMap, type CacheCounts } from './bounded-map.ts'
import { CACHE_BYTES, entryBytes } from './cache-bytes.ts'
import { easternDay } from './eastern-time.ts'
import type { Endpoint } from './endpoints.ts'
import { Entities } from './entities.ts'
import { readIds } from './filters.ts'
import type { Links } from './links.ts'
import type { Parameters } from './parameters.ts'
import { DEFAULT_LIMIT, parseQuery } from './parse-query.ts'
import { SeenBefore } from './seen-before.ts'
import { unpooled } from './unpooled.ts'
import { serviceError } from './wire-error.ts'

/** Of a cached answer: its two compressed copies take at most half as much, and a kilobyte where it is short. */
const WITH_COPIES = 1.5
const COPIES_BYTES = 1000

const NOT_FOUND: Record<Kind, string> = {
  characters: 'character',
  comics: 'comic_issue',
  creators: 'creator',
  events: 'event',
  series: 'series',
  stories: 'comic_story',
}

export interface Answer {
  etag: string
  /** JSON as UTF-8, in chunks to be concatenated. */
  pieces: Buffer[]
}

/** The memory that a cached answer takes. */
export function answerBytes({ pieces }: Answer, name: string): number {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return entryBytes(name, Math.ceil(length * WITH_COPIES) + COPIES_BYTES)
}

/** A serialised record; an answer is a concatenation of fragments. */
interface Fragment {
  /** With a comma in front: without it each page would be written in twice as many pieces. */
  bytes: Buffer
  digest: string
}

type ListEndpoint = Exclude<Endpoint, { type: 'one' }>

/** A parsed list call, and a cache key that is equal for equivalent calls. */
interface Question {
  endpoint: ListEndpoint
  day: string
  year: number
  kind: Kind
  query: Query
  name: string
}

/** Answers authorised calls from the catalogue. */
export class Answers {
  private readonly catalogue: Catalogue
  private readonly entities: Entities
  private readonly records = new BoundedMap<number, Fragment>(
    CACHE_BYTES.records,
    ({ bytes, digest }) => entryBytes(digest, bytes.length),
  )
  private readonly answers = new BoundedMap<string, Answer>(CACHE_BYTES.answers, answerBytes)
  private readonly questions = new WeakMap<Parameters, Question>()
  private readonly seen = new SeenBefore()

  constructor(catalogue: Catalogue, links: Links) {
    this.catalogue = catalogue
    this.entities = new Entities(catalogue, links)
  }

  caches(): Record<string, CacheCounts> {
    return { answers: this.answers.counts(), records: this.records.counts() }
  }

  /** Throws a WireError in the contract's words. */
  answer(endpoint: Endpoint, parameters: Parameters, now: Date): Answer {
    const year = now.getUTCFullYear()
    if (endpoint.type === 'one') return this.one(endpoint.kind, endpoint.id, year)
    const { kind, query, name } = this.question(endpoint, parameters, easternDay(now), year)
    return this.cached(name, () =>
      this.write(kind, this.catalogue.list(kind, query), query.offset, query.limit, year),
    )
  }

  /** Cached by parameters; the day is part of it, because "this week" depends on it. */
  private question(
    endpoint: ListEndpoint,
    parameters: Parameters,
    day: string,
    year: number,
  ): Question {
    const known = this.questions.get(parameters)
    if (known?.endpoint === endpoint && known.day === day && known.year === year) return known
    const { kind } = endpoint
    const query = parseQuery(kind, parameters, day)
    if (endpoint.type === 'sub') {
      const ids = readIds(endpoint.parent, [String(endpoint.parentId)])
      query.conditions.push({ by: 'relation', to: endpoint.parent, ids, match: 'any' })
    }
    const name = `${year} ${kind} ${JSON.stringify(query)}`
    const question = { endpoint, day, year, kind, query, name }
    if (parameters.kept) this.questions.set(parameters, question)
    return question
  }

  private one(kind: Kind, id: number, year: number): Answer {
    const record = this.catalogue.indexes[kind].numberOf(id)
    if (record === undefined) throw serviceError(404, `We couldn't find that ${NOT_FOUND[kind]}`)
    return this.cached(`${year} ${kind} ${id}`, () => {
      const found = { total: 1, records: Uint32Array.of(record) }
      return this.write(kind, found, 0, DEFAULT_LIMIT, year)
    })
  }

  private cached(name: string, make: () => Answer): Answer {
    const known = this.answers.get(name)
    if (known !== undefined) return known
    const answer = make()
    // Cached at the second request only, so that a crawl through all pages does not evict popular
    // answers.
    if (!this.seen.has(name)) return answer
    const joined = { etag: answer.etag, pieces: [unpooled(...answer.pieces)] }
    this.answers.set(name, joined)
    return joined
  }

  /**
   * The ETag is a hash of the records' digests: hashing the whole answer would cost more than
   * building it.
   */
  private write(
    kind: Kind,
    { total, records }: Found,
    offset: number,
    limit: number,
    year: number,
  ): Answer {
    const head = `"offset":${offset},"limit":${limit},"total":${total},"count":${records.length}`
    const pieces: Buffer[] = []
    let basis = head
    for (const record of records) {
      const { bytes, digest } = this.record(kind, record)
      basis += digest
      pieces.push(pieces.length === 0 ? bytes.subarray(1) : bytes)
    }
    const etag = hash('sha1', basis)
    const opening = Buffer.from(`${openingOf(etag, year)},"data":{${head},"results":[`)
    return { etag, pieces: [opening, ...pieces, CLOSING] }
  }

  private record(kind: Kind, record: number): Fragment {
    const key = record * KINDS.length + KINDS.indexOf(kind)
    const known = this.records.get(key)
    if (known !== undefined) return known
    const json = JSON.stringify(this.entities.entity(kind, record))
    const bytes = unpooled(Buffer.from(`,${json}`))
    const fragment = { bytes, digest: hash('sha1', bytes, 'base64') }
    this.records.set(key, fragment)
    return fragment
  }
}

const CLOSING = Buffer.from(']}}')

/** The envelope without its closing brace. */
function openingOf(etag: string, year: number): string {
  const copyright = `© ${year} MARVEL`
  const attributionText = `Data provided by Marvel. ${copyright}`
  const head = JSON.stringify({
    code: 200,
    status: 'Ok',
    copyright,
    attributionText,
    attributionHTML: `<a href="http://marvel.com">${attributionText}</a>`,
    etag,
  })
  return head.slice(0, -1)
}
