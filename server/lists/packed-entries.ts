import type { ListEntry } from '#contract/lists.ts'

/** The entries of a list as the texts of three columns. */
export interface PackedEntries {
  /** The ids in their order. */
  comics: string
  /** Neighbours with the same section are counted: `[["Core",4],["Tie-ins",2]]`. */
  sections: string
  /** By id, where there is one. */
  notes: string
}

export function packEntries(entries: readonly ListEntry[]): PackedEntries {
  const runs: [section: string, length: number][] = []
  const notes: Record<string, string> = {}
  for (const { comic, section, note } of entries) {
    const run = runs.at(-1)
    if (run?.[0] === section) run[1] += 1
    else runs.push([section, 1])
    if (note !== '') notes[comic] = note
  }
  return {
    comics: JSON.stringify(entries.map(({ comic }) => comic)),
    sections: JSON.stringify(runs),
    notes: JSON.stringify(notes),
  }
}

export function unpackEntries({ comics, sections, notes }: PackedEntries): ListEntry[] {
  const noteOf: Record<string, string> = JSON.parse(notes)
  const ids = unpackIds(comics)
  const runs: [string, number][] = JSON.parse(sections)
  const entries: ListEntry[] = []
  for (const [section, length] of runs) {
    for (const comic of ids.slice(entries.length, entries.length + length)) {
      entries.push({ comic, section, note: noteOf[comic] ?? '' })
    }
  }
  return entries
}

export function unpackIds(comics: string): number[] {
  return JSON.parse(comics)
}
