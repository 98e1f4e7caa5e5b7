import type { Queries, Records, SubCollections } from './wire-types.ts'

export type Kind = keyof Records

export interface Page<Item> {
  offset: number
  limit: number
  /** How many records match in all. */
  total: number
  /** How many of them are on this page. */
  count: number
  results: Item[]
}

export interface CallOptions {
  /** Ends the call, its waits between attempts included, and the walk over pages. */
  signal?: AbortSignal | undefined
}

export interface TransportOptions {
  /** How long one attempt may take, from the request to the end of the answer. 20,000 by default. */
  timeoutMs?: number
  /** How often a call is repeated after a 429, a 503 or a lost connection. 3 by default, 0 for never. */
  retries?: number
  /** How long a call may wait between its attempts, all waits together. 60,000 by default. */
  maxWaitMs?: number
  /** Replaces the platform's `fetch`. */
  fetch?: typeof fetch
}

/** A server. Without key and token: an open one, or in a page of its own origin the session of the reader. */
export interface ServiceOptions extends TransportOptions {
  /** `http://localhost:3000`, with or without the `/v1/public` that follows. */
  baseUrl: string
  publicKey?: string
  /** For programs on a server alone: whoever has it can call in your name. In a page it is refused. */
  privateKey?: string
  /** The member's token where accounts are kept at Firebase; a function is asked before each call. */
  token?: string | (() => string | Promise<string>)
  mirror?: undefined
}

/** A copy of the catalogue as plain files: records and whole lists in their default order. */
export interface MirrorOptions extends TransportOptions {
  /** The address of the mirror's folder. */
  mirror: string
  /** What its files end in, as its `index.json` says: `.json` unless its host knows folders alone. */
  suffix?: '.json' | '/index.html'
  baseUrl?: undefined
}

export type ClientOptions = ServiceOptions | MirrorOptions

/** The list, the records and the sub-lists of one kind. */
export type Collection<K extends Kind> = RecordCalls<K> & {
  readonly [Of in SubCollections[K]]: SubList<Of>
}

export interface RecordCalls<K extends Kind> {
  /** One page; of 20 records unless `limit` says otherwise. */
  list(query?: Queries[K], options?: CallOptions): Promise<Page<Records[K]>>
  get(id: number, options?: CallOptions): Promise<Records[K]>
  /** Every record from `offset` on, read in pages of `limit` (100 by default) one after the other. */
  all(query?: Queries[K], options?: CallOptions): AsyncGenerator<Records[K], void, undefined>
  /** As `all`, a page at a time. */
  pages(
    query?: Queries[K],
    options?: CallOptions,
  ): AsyncGenerator<Page<Records[K]>, void, undefined>
}

/** The records of one kind that belong to a record of another. */
export interface SubList<K extends Kind> {
  (id: number, query?: Queries[K], options?: CallOptions): Promise<Page<Records[K]>>
  all(
    id: number,
    query?: Queries[K],
    options?: CallOptions,
  ): AsyncGenerator<Records[K], void, undefined>
  pages(
    id: number,
    query?: Queries[K],
    options?: CallOptions,
  ): AsyncGenerator<Page<Records[K]>, void, undefined>
}

export type Client = { readonly [K in Kind]: Collection<K> }
