import { createHash } from 'node:crypto'
import type { Catalogue, Found, Query } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import { BoundedMap } from './bounded-map.ts'
import { easternDay } from './eastern-time.ts'
import type { Endpoint } from './endpoints.ts'
import { Entities } from './entities.ts'
import { readIds } from './filters.ts'
import type { Links } from './links.ts'
import type { Parameters } from './parameters.ts'
import { DEFAULT_LIMIT, parseQuery } from './parse-query.ts'
import { serviceError } from './wire-error.ts'

/** Records that were written out last, and whole answers, by their size in characters. */
const KEPT_RECORDS = 16_000_000
const KEPT_ANSWERS = 32_000_000

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
  body: string
}

/** What the service says to a call that the gate has let through. */
export class Answers {
  private readonly catalogue: Catalogue
  private readonly entities: Entities
  private readonly records = new BoundedMap<string, string>(KEPT_RECORDS, ({ length }) => length)
  private readonly answers = new BoundedMap<string, Answer>(KEPT_ANSWERS, ({ body }) => body.length)

  constructor(catalogue: Catalogue, links: Links) {
    this.catalogue = catalogue
    this.entities = new Entities(catalogue, links)
  }

  /** Throws a WireError in the contract's words. */
  answer(endpoint: Endpoint, parameters: Parameters, now: Date): Answer {
    const year = now.getUTCFullYear()
    if (endpoint.type === 'one') return this.one(endpoint.kind, endpoint.id, year)
    const query = parseQuery(endpoint.kind, parameters, easternDay(now))
    if (endpoint.type === 'sub') {
      const ids = readIds(endpoint.parent, [String(endpoint.parentId)])
      query.conditions.push({ by: 'relation', to: endpoint.parent, ids, match: 'any' })
    }
    return this.list(endpoint.kind, query, year)
  }

  private one(kind: Kind, id: number, year: number): Answer {
    const record = this.catalogue.shelves[kind].numberOf(id)
    if (record === undefined) throw serviceError(404, `We couldn't find that ${NOT_FOUND[kind]}`)
    return this.keep(`${year} ${kind} ${id}`, year, () => {
      const found = { total: 1, records: Uint32Array.of(record) }
      return this.data(kind, found, 0, DEFAULT_LIMIT)
    })
  }

  private list(kind: Kind, query: Query, year: number): Answer {
    return this.keep(`${year} ${kind} ${JSON.stringify(query)}`, year, () =>
      this.data(kind, this.catalogue.list(kind, query), query.offset, query.limit),
    )
  }

  private keep(name: string, year: number, makeData: () => string): Answer {
    const kept = this.answers.get(name)
    if (kept !== undefined) return kept
    const answer = inEnvelope(makeData(), year)
    this.answers.set(name, answer)
    return answer
  }

  private data(kind: Kind, { total, records }: Found, offset: number, limit: number): string {
    const results = Array.from(records, (record) => this.record(kind, record)).join(',')
    return `{"offset":${offset},"limit":${limit},"total":${total},"count":${records.length},"results":[${results}]}`
  }

  private record(kind: Kind, record: number): string {
    const name = `${kind} ${record}`
    const kept = this.records.get(name)
    if (kept !== undefined) return kept
    const text = JSON.stringify(this.entities.entity(kind, record))
    this.records.set(name, text)
    return text
  }
}

function inEnvelope(data: string, year: number): Answer {
  const etag = createHash('sha1').update(data).digest('hex')
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
  return { etag, body: `${head.slice(0, -1)},"data":${data}}` }
}
