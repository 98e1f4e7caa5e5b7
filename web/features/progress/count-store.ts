import { type CountedKind, MAX_ASKED_COMICS } from '#contract/progress.ts'
import { Batch } from '#web/lib/marks/batch.ts'
import type { Count } from './progress-api.ts'

type Load = (kind: CountedKind, ids: number[]) => Promise<(Count & { id: number })[]>

interface Entry {
  count: Count | undefined
  /** The number of the newest request; answers to older ones are dropped. */
  asked: number
  listeners: Set<() => void>
}

/** Twenty pages of a listing. */
const MOST_COUNTS = 2000

/** How many comics of a series, an event, a character … the member has read. */
export class CountStore {
  private readonly load: Load
  private readonly entries = new Map<string, Entry>()
  private readonly unasked = new Batch<CountedKind>(
    MAX_ASKED_COMICS,
    (kind, ids) => void this.askSome(kind, ids),
  )
  private readonly refreshed = new Set<() => void>()
  private requests = 0

  constructor(load: Load) {
    this.load = load
  }

  /** Undefined until it is known. */
  read(kind: CountedKind, id: number): Count | undefined {
    return this.entry(kind, id).count
  }

  /** Also requests it, batched with all others on the screen. */
  subscribe(kind: CountedKind, id: number, listener: () => void): () => void {
    const entry = this.entry(kind, id)
    entry.listeners.add(listener)
    this.ask(kind, id)
    return () => entry.listeners.delete(listener)
  }

  /** Requests those of records that will be rendered one after another, in one batch. */
  expect(kind: CountedKind, ids: number[]): void {
    for (const [key, { listeners }] of this.entries) {
      if (this.entries.size <= MOST_COUNTS) break
      if (listeners.size === 0) this.entries.delete(key)
    }
    for (const id of ids) this.ask(kind, id)
  }

  /** Something was marked: what is on the screen is asked again, anything else when it is shown. */
  refresh(): void {
    for (const [key, { listeners }] of this.entries) {
      const [kind, id] = key.split('/') as [CountedKind, string]
      if (listeners.size === 0) this.entries.delete(key)
      else this.unasked.add(kind, Number(id))
    }
    for (const listener of this.refreshed) listener()
  }

  /** Calls back when something was marked; returns the function that unsubscribes. */
  onRefresh(listener: () => void): () => void {
    this.refreshed.add(listener)
    return () => this.refreshed.delete(listener)
  }

  private ask(kind: CountedKind, id: number): void {
    const { count, asked } = this.entry(kind, id)
    if (count === undefined && asked === 0) this.unasked.add(kind, id)
  }

  /** A failure is silent: nothing is said of what is not known. */
  private async askSome(kind: CountedKind, ids: number[]): Promise<void> {
    this.requests += 1
    const request = this.requests
    for (const id of ids) this.entry(kind, id).asked = request
    const counts = await this.load(kind, ids).catch(() => [])
    for (const { id, read, of } of counts) this.learn(kind, id, { read, of }, request)
    for (const id of ids) {
      const entry = this.entry(kind, id)
      if (entry.asked === request) entry.asked = 0
    }
  }

  private learn(kind: CountedKind, id: number, count: Count, request: number): void {
    const entry = this.entry(kind, id)
    if (entry.asked !== request) return
    entry.count = count
    for (const listener of entry.listeners) listener()
  }

  private entry(kind: CountedKind, id: number): Entry {
    const key = `${kind}/${id}`
    const known = this.entries.get(key)
    if (known !== undefined) return known
    const entry: Entry = { count: undefined, asked: 0, listeners: new Set() }
    this.entries.set(key, entry)
    return entry
  }
}
