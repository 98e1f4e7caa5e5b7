import { type InboxPage, QUERIES_A_PAGE, type Query } from '#contract/inbox.ts'
import { toCsv } from '../to-csv.ts'
import { type QueryFilter, readQueries } from './query-filter.ts'
import type { KeptQuery, QueryStore } from './query-store.ts'

/** Messages as their reader gets them, from whichever store. */
export class QueryBook {
  private readonly store: QueryStore

  constructor(store: QueryStore) {
    this.store = store
  }

  async page(filter: QueryFilter, page: number): Promise<InboxPage> {
    const from = (page - 1) * QUERIES_A_PAGE
    const upTo = from + QUERIES_A_PAGE
    const found: Query[] = []
    for await (const query of this.read(filter)) {
      found.push(query)
      // One more than the page holds tells that there is a next one.
      if (found.length > upTo) break
    }
    return {
      page,
      size: QUERIES_A_PAGE,
      more: found.length > upTo,
      results: found.slice(from, upTo),
    }
  }

  async all(filter: QueryFilter): Promise<Query[]> {
    const found: Query[] = []
    for await (const query of this.read(filter)) found.push(query)
    return found
  }

  private async *read(filter: QueryFilter): AsyncGenerator<Query> {
    for await (const query of readQueries(this.store, filter)) yield present(query)
  }
}

/** Who sent it is known to the reader by what they wrote, not by their account. */
export function present({ memberId: _memberId, timestamp, readAt, ...query }: KeptQuery): Query {
  return {
    ...query,
    timestamp: timestamp.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

export function queriesToCsv(queries: Query[]): string {
  return toCsv([
    ['id', 'timestamp', 'fullname', 'email', 'message', 'readAt'],
    ...queries.map(({ id, timestamp, fullname, email, message, readAt }) => [
      id,
      timestamp,
      fullname,
      email,
      message,
      readAt,
    ]),
  ])
}
