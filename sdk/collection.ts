import type { EndpointPath } from './address.ts'
import type { CallOptions, Page } from './client-types.ts'
import { unreadable } from './read-json.ts'

/** One page from wherever the catalogue is. A record alone is a page of one. */
export type ReadPage = (
  path: EndpointPath,
  query: Record<string, unknown>,
  options: CallOptions,
) => Promise<Page<unknown>>

type Paging = Record<string, unknown> & { offset?: number | undefined }

const PAGE_SIZE = 100

/** The calls of one kind of record; the names and types of `Collection` are over them. */
export function createCollection(kind: string, subCollections: readonly string[], read: ReadPage) {
  const subLists = subCollections.map((of) => [of, createSubList(kind, of, read)])
  return {
    list: async (query: Paging = {}, options: CallOptions = {}) => read([kind], query, options),
    get: async (id: number, options: CallOptions = {}) => {
      const [record] = (await read([kind, checkedId(id)], {}, options)).results
      if (typeof record !== 'object' || record === null) throw unreadable()
      return record
    },
    pages: (query?: Paging, options?: CallOptions) => walk(read, [kind], query, options),
    all: (query?: Paging, options?: CallOptions) =>
      recordsOf(walk(read, [kind], query, options), options?.signal),
    ...Object.fromEntries(subLists),
  }
}

function createSubList(kind: string, of: string, read: ReadPage) {
  const pathOf = (id: number) => [kind, checkedId(id), of] as const
  const page = async (id: number, query: Paging = {}, options: CallOptions = {}) =>
    read(pathOf(id), query, options)
  return Object.assign(page, {
    pages: (id: number, query?: Paging, options?: CallOptions) =>
      walk(read, pathOf(id), query, options),
    all: (id: number, query?: Paging, options?: CallOptions) =>
      recordsOf(walk(read, pathOf(id), query, options), options?.signal),
  })
}

/**
 * Page by page. The newest `total` counts, since records may come and go on the way, and a page without
 * records is the end, whatever the total says.
 */
async function* walk(
  read: ReadPage,
  path: EndpointPath,
  query: Paging = {},
  options: CallOptions = {},
): AsyncGenerator<Page<unknown>, void, undefined> {
  let { offset = 0 } = query
  const { limit = PAGE_SIZE } = query
  for (;;) {
    const page = await read(path, { ...query, limit, offset }, options)
    if (page.results.length === 0) return
    yield page
    offset += page.results.length
    if (offset >= page.total) return
  }
}

/** An abort ends the walk at the next record, not at the next page. */
async function* recordsOf(pages: AsyncIterable<Page<unknown>>, signal: AbortSignal | undefined) {
  for await (const { results } of pages) {
    for (const record of results) {
      signal?.throwIfAborted()
      yield record
    }
  }
}

function checkedId(id: number): number {
  if (Number.isSafeInteger(id) && id > 0) return id
  throw new TypeError(`An id is a whole number above 0, not ${id}.`)
}
