import type { ListEntry } from '#contract/lists.ts'

/**
 * A change of a list. It names comics, not places: made to an order that has changed elsewhere
 * meanwhile, it still means the same.
 */
export type EntryChange =
  | { kind: 'move'; comic: number; after: number | null }
  | { kind: 'insert'; entry: ListEntry; after: number | null }
  | { kind: 'remove'; comic: number }
  | { kind: 'write'; comic: number; section: string; note: string }

/** A change that no longer makes sense leaves everything as it is. */
export function applyChange(entries: ListEntry[], change: EntryChange): ListEntry[] {
  if (change.kind === 'move') return move(entries, change)
  if (change.kind === 'insert') return insert(entries, change)
  if (change.kind === 'remove') return entries.filter(({ comic }) => comic !== change.comic)
  const { comic, section, note } = change
  return entries.map((entry) => (entry.comic === comic ? { comic, section, note } : entry))
}

/** The change that puts a comic at a place, counted from 0 in the order that comes of it. */
export function moveTo(entries: ListEntry[], comic: number, place: number): EntryChange {
  const others = entries.filter((entry) => entry.comic !== comic)
  return { kind: 'move', comic, after: others[place - 1]?.comic ?? null }
}

/** The change that puts a removed comic back where it was. */
export function putBack(entries: ListEntry[], comic: number): EntryChange | undefined {
  const place = placeOf(entries, comic)
  const entry = entries[place]
  return entry && { kind: 'insert', entry, after: entries[place - 1]?.comic ?? null }
}

/** The changes that put comics into a list, each into the section of the one that it follows. */
export function insertAll(
  entries: ListEntry[],
  added: { comic: number; after: number | null }[],
): EntryChange[] {
  const sections = new Map(entries.map(({ comic, section }) => [comic, section]))
  return added.map(({ comic, after }) => {
    const section = (after === null ? entries[0]?.section : sections.get(after)) ?? ''
    sections.set(comic, section)
    return { kind: 'insert', entry: { comic, section, note: '' }, after }
  })
}

export function placeOf(entries: readonly ListEntry[], comic: number): number {
  return entries.findIndex((entry) => entry.comic === comic)
}

interface Anchor {
  after: number | null
}

function move(entries: ListEntry[], { comic, after }: Anchor & { comic: number }): ListEntry[] {
  const entry = entries.find((one) => one.comic === comic)
  const others = entries.filter((one) => one !== entry)
  const place = after === null ? 0 : placeOf(others, after) + 1
  if (entry === undefined || (place === 0 && after !== null)) return entries
  const section = sectionAt(entry, others[place - 1], others[place])
  return others.toSpliced(place, 0, { ...entry, section })
}

/** One of either neighbour; that of the entry before it where its own is neither. */
function sectionAt(entry: ListEntry, before?: ListEntry, behind?: ListEntry): string {
  const around = [before, behind].flatMap((one) => one?.section ?? [])
  return around.includes(entry.section) ? entry.section : (around[0] ?? entry.section)
}

/** What it should follow may be gone: it comes last then. */
function insert(entries: ListEntry[], { entry, after }: Anchor & { entry: ListEntry }) {
  if (placeOf(entries, entry.comic) >= 0) return entries
  if (after === null) return [entry, ...entries]
  const place = placeOf(entries, after)
  return entries.toSpliced(place < 0 ? entries.length : place + 1, 0, entry)
}
