import type { ListEntry } from '#contract/lists.ts'

/** How many changes of sections and notes are remembered in a list. */
const MAX_PAST = 200

type Texts = Pick<ListEntry, 'section' | 'note'>

const NONE: Texts = { section: '', note: '' }

/** What sections and notes were before they changed, so that an older order can be merged. */
export interface PastTexts {
  /** Of versions before this one not all is remembered. */
  since: number
  /** Oldest first: what the comic had until this version. */
  changes: [version: number, comic: number, section: string, note: string][]
}

export const NO_PAST: PastTexts = { since: 0, changes: [] }

/** The past of a list once its entries have changed to those of this version. */
export function addToPast(
  past: PastTexts,
  version: number,
  before: readonly ListEntry[],
  after: readonly ListEntry[],
): PastTexts {
  const known = new Map(before.map((entry) => [entry.comic, entry]))
  const changes = [...past.changes]
  for (const entry of after) {
    const { section, note } = known.get(entry.comic) ?? NONE
    if (section !== entry.section || note !== entry.note) {
      changes.push([version, entry.comic, section, note])
    }
  }
  // A version is remembered as a whole or not at all.
  const [since] = changes.at(-MAX_PAST - 1) ?? [past.since]
  return { since, changes: changes.filter(([changed]) => changed > since) }
}

/**
 * `later` with the sections and notes that were written since its version, and are not changed in
 * it. Where the past does not reach back so far, a text that is empty in `later` counts as not
 * changed.
 */
export function withTextsSince(
  past: PastTexts,
  version: number,
  stored: readonly ListEntry[],
  later: readonly ListEntry[],
): ListEntry[] {
  const known = new Map(stored.map((entry) => [entry.comic, entry]))
  const changed = new Map<number, Texts>()
  for (const [at, comic, section, note] of past.changes) {
    if (at > version && !changed.has(comic)) changed.set(comic, { section, note })
  }
  return later.map((entry) => {
    const now = known.get(entry.comic)
    if (now === undefined) return entry
    const was = version < past.since ? NONE : (changed.get(entry.comic) ?? now)
    return {
      comic: entry.comic,
      section: entry.section === was.section ? now.section : entry.section,
      note: entry.note === was.note ? now.note : entry.note,
    }
  })
}
