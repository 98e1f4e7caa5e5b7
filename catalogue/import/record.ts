/**
 * What every source of an import is turned into before it meets the catalogue. Keys are the source's own names
 * for its records, unique within their kind; they tie comics to series, variants to issues, and are kept in the
 * layer's `origins/` so that a later import knows what it wrote. Sentences of others are never taken, so nothing
 * here has a description.
 */
export type ImportedRecord =
  | ImportedSeries
  | ImportedComic
  | ImportedCreator
  | ImportedCharacter
  | ImportedEvent
  | ImportedTie
  | NotUnderstood

export interface ImportedSeries {
  kind: 'series'
  key: string
  title: string
  startYear: number | null
  /** The last year; 2099 or null while it goes on or where nobody knows. */
  endYear: number | null
  type?: string | undefined
  format?: string | undefined
  rating?: string | undefined
  publisher?: string | undefined
  /** The key of the volume before this one. */
  previous?: string | undefined
  originalId?: number | undefined
}

export interface ImportedComic {
  kind: 'comic'
  key: string
  /** The key of its series. */
  series: string
  /** As printed: 33.1, ½, 1.MU, AU. Empty for a book that bears none. */
  number: string
  /** The key of the issue whose variant it is. */
  variantOf?: string | undefined
  variantDescription?: string | undefined
  format?: string | undefined
  /** YYYY-MM. */
  coverMonth?: string | undefined
  /** YYYY-MM-DD. */
  onsale?: string | undefined
  price?: number | undefined
  pages?: number | undefined
  isbn?: string | undefined
  upc?: string | undefined
  ean?: string | undefined
  issn?: string | undefined
  diamond?: string | undefined
  originalId?: number | undefined
  digitalId?: number | undefined
  storyTitles?: string[] | undefined
  /** The id of its first story, the cover, where the others count up from it. */
  firstStory?: number | undefined
  credits: ImportedCredit[]
  /** Names. */
  characters: string[]
  /** Keys of the comics that a book reprints. */
  collects?: string[] | undefined
}

export interface ImportedCredit {
  /** Empty where the source knows only that the person worked on it. */
  role: string
  name: string
}

export interface ImportedCreator {
  kind: 'creator'
  key: string
  /** The full name; a source that has it in parts says them too. */
  name: string
  parts?: { first: string; middle: string; last: string; suffix: string } | undefined
  originalId?: number | undefined
}

export interface ImportedCharacter {
  kind: 'character'
  key: string
  name: string
  originalId?: number | undefined
  realName?: string | undefined
  aliases?: string[] | undefined
}

export interface ImportedEvent {
  kind: 'event'
  key: string
  title: string
  /** YYYY-MM or YYYY-MM-DD. */
  start?: string | undefined
  end?: string | undefined
  /** The key of the event before this one. */
  previous?: string | undefined
  originalId?: number | undefined
  /** Keys, in reading order. */
  comics: string[]
}

/**
 * A fact about a comic that stands apart from it in the source: a row of a table of credits, or the comics in a
 * character's record. The comic may also be one that only the catalogue has, as `Title (year) #number`.
 */
export interface ImportedTie {
  kind: 'tie'
  /** The key of the comic. */
  comic: string
  character?: string | undefined
  credit?: ImportedCredit | undefined
  story?: { id: number; title: string } | undefined
  /** The key of the event. */
  event?: string | undefined
}

export interface NotUnderstood {
  kind: 'not understood'
  /** File and line, table and row, or the path in the JSON. */
  place: string
  why: string
}

export interface ReadRecord {
  record: ImportedRecord
  /** Where it stands in the source, for the report. */
  place?: string | undefined
  /** Where the source goes on when it is called again with this as `resumeAt`. */
  position: string
  /** From 0 to 1. */
  progress: number
}

export interface ImportOptions {
  publisher?: string | undefined
  resumeAt?: string | undefined
  /** Where a source may keep temporary files from which it goes on; otherwise they are the system's and go at the end. */
  folder?: string | undefined
  /** A source that is stopped while it prepares ends without a record. */
  signal?: AbortSignal | undefined
  /** Told from 0 to 1 by a source that has to prepare before its first record. */
  onPreparing?: ((share: number) => void) | undefined
}

export interface ImportSource {
  name: 'captures' | 'csv' | 'gcd' | 'metron'
  licence: string
  /** Where the facts come from: an address or words. */
  origin: string
  /** Streams series before their comics, and comics before variants and collections of them. */
  read(files: readonly string[], options: ImportOptions): AsyncGenerator<ReadRecord>
}
