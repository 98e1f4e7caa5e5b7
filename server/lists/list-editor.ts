import { type ListEntry, MAX_LIST_ENTRIES, MAX_LIST_TEXT } from '#contract/lists.ts'
import { busy } from '../errors.ts'
import type { ListBook } from './list-book.ts'
import { listFull, noSuchComic, noSuchList, ownList, tooMuchText } from './list-errors.ts'
import type { ListStore, StoredList } from './list-store.ts'
import { mergeOrders } from './merge-orders.ts'
import { type PackedEntries, packEntries } from './packed-entries.ts'
import { addToPast, withTextsSince } from './past-texts.ts'

/** How often a change is made anew because another one came between reading and writing. */
const MAX_TRIES = 20
const RETRY_MS = 1_000

interface NewOrder {
  /** The version that the caller read. */
  version: number
  entries: ListEntry[]
  removed: number[]
}

interface Saved {
  version: number
  merged: boolean
  entries?: ListEntry[]
}

interface Added {
  version: number
  added: number[]
}

interface Removed {
  version: number
  removed: number[]
}

/** Changes the entries of lists. Each change is for one version, so that none overwrites another. */
export class ListEditor {
  private readonly store: ListStore
  private readonly book: ListBook
  private readonly now: () => Date

  constructor(store: ListStore, book: ListBook, now: () => Date) {
    this.store = store
    this.book = book
    this.now = now
  }

  /** Replaces the order. If the list changed since the caller read it, both changes are merged. */
  async replace(memberId: string, id: string, order: NewOrder): Promise<Saved> {
    const removed = new Set(this.book.currentIds(order.removed))
    let merged = false
    const saved = await this.change(memberId, id, (list) => {
      const later = this.accept(order.entries, list.entries)
      const isOld = order.version !== list.version
      const entries = mergeOrders(
        list.entries,
        isOld ? withTextsSince(list.pastTexts, order.version, list.entries, later) : later,
        // What is hidden from the caller is not in their order and yet was not taken out.
        ({ comic }) => !removed.has(comic) && (isOld || !this.book.isKnown(comic)),
      )
      // A call that is repeated, because its answer was lost, finds its own order.
      merged = isOld && !(isSame(entries, list.entries) && this.isShownAs(later, entries))
      return entries
    })
    return merged
      ? { version: saved.version, merged, entries: this.book.shown(saved.entries) }
      : { version: saved.version, merged }
  }

  /** Appends the comics that the list does not have. */
  async append(memberId: string, id: string, entries: ListEntry[]): Promise<Added> {
    let added: ListEntry[] = []
    const { version } = await this.change(memberId, id, (list) => {
      const had = new Set(list.entries.map(({ comic }) => comic))
      added = this.accept(entries, list.entries).filter(({ comic }) => !had.has(comic))
      return [...list.entries, ...added]
    })
    return { version, added: added.map(({ comic }) => comic) }
  }

  /** Takes comics out, wherever they stand. */
  async remove(memberId: string, id: string, comics: readonly number[]): Promise<Removed> {
    const unwanted = new Set(this.book.currentIds(comics))
    let removed: number[] = []
    const { version } = await this.change(memberId, id, ({ entries }) => {
      removed = entries.flatMap(({ comic }) => (unwanted.has(comic) ? comic : []))
      return entries.filter(({ comic }) => !unwanted.has(comic))
    })
    return { version, removed }
  }

  /** Appends what another list of the member has besides; that one stays as it is. */
  async merge(memberId: string, id: string, fromId: string): Promise<Added> {
    if (id === fromId) throw ownList()
    const from = await this.store.find(memberId, fromId)
    if (from === undefined) throw noSuchList()
    const others = this.book.current(from.entries)
    let added: ListEntry[] = []
    const { version } = await this.change(memberId, id, (list) => {
      const had = new Set(list.entries.map(({ comic }) => comic))
      added = others.filter(({ comic }) => !had.has(comic))
      return [...withNotesOf(others, list.entries), ...added]
    })
    return { version, added: this.book.shown(added).map(({ comic }) => comic) }
  }

  /** Under current ids and once each. A comic that is neither in the catalogue nor in the list is refused. */
  accept(entries: readonly ListEntry[], had: readonly ListEntry[] = []): ListEntry[] {
    const known = new Set(had.map(({ comic }) => comic))
    const accepted = this.book.current(entries)
    const stranger = accepted.find(({ comic }) => !known.has(comic) && !this.book.isKnown(comic))
    if (stranger !== undefined) throw noSuchComic(stranger.comic)
    return accepted
  }

  private isShownAs(shown: readonly ListEntry[], entries: readonly ListEntry[]): boolean {
    return isSame(this.book.shown(entries), shown)
  }

  private async change(
    memberId: string,
    id: string,
    edit: (list: StoredList) => ListEntry[],
  ): Promise<{ version: number; entries: ListEntry[] }> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const list = await this.store.find(memberId, id)
      if (list === undefined) throw noSuchList()
      const current = this.book.current(list.entries)
      const entries = edit({ ...list, entries: current })
      if (isSame(entries, current)) return { version: list.version, entries }
      const packed = packChecked(entries)
      const version = list.version + 1
      const past = addToPast(list.pastTexts, version, current, entries)
      const at = this.now().getTime()
      if (await this.store.saveEntries(memberId, list, packed, past, at))
        return { version, entries }
    }
    throw busy(RETRY_MS)
  }
}

/** Throws an ApiError for more than a list holds. */
export function packChecked(entries: readonly ListEntry[]): PackedEntries {
  if (entries.length > MAX_LIST_ENTRIES) throw listFull()
  const packed = packEntries(entries)
  if (packed.notes.length + packed.sections.length > MAX_LIST_TEXT) throw tooMuchText()
  return packed
}

/** The entries with their own notes, else with those of the others. */
function withNotesOf(others: readonly ListEntry[], entries: readonly ListEntry[]): ListEntry[] {
  const notes = new Map(others.map(({ comic, note }) => [comic, note]))
  return entries.map((entry) => ({ ...entry, note: entry.note || (notes.get(entry.comic) ?? '') }))
}

function isSame(one: readonly ListEntry[], other: readonly ListEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ comic, section, note }, index) => {
      const entry = other[index]
      return entry?.comic === comic && entry.section === section && entry.note === note
    })
  )
}
