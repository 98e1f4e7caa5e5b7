import type { CollectionRow } from './collection-row.ts'

/** A list in a file. */
export interface BroughtList {
  name: string
  description: string
  /** The rest is told by the export of a whole account alone. */
  id?: string
  source?: { kind: 'event' | 'arc'; id: number }
  createdAt?: string
  updatedAt?: string
}

export interface BroughtLine extends CollectionRow {
  /** The place of its list among those of the file. */
  list?: number
  /** Our id in a reading list of other programs, which is believed where title and number agree. */
  comic?: number
  /** As a member of ours has them; otherwise condition, price and note are in the row. */
  copies?: unknown[]
  addedAt?: string
  follow?: { kind: string; id: number | string; followedAt: string; putOffUntil: string | null }
}

export interface BroughtFile {
  /** Which program wrote it, in words. */
  program: string
  lists: BroughtList[]
  lines: BroughtLine[]
}
