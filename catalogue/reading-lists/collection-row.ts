/** One line of a file that a member brings, in our words. What the file does not say is left out. */
export interface CollectionRow {
  /** The line of the file, counted from 1; in JSON the place in its list. */
  line: number
  /** Empty only where the line names none. */
  series: string
  /** As on the cover; empty for a book, or where the line has none. */
  number: string
  /** The year in which the series began, or, when small, which volume of that name it is. */
  volume?: number
  /** In which the issue came out. */
  year?: number
  /** As exact as it is known: `1988-05-10`, `1988-05` or `1988`. */
  date?: string
  /** One of the catalogue's formats where it is one of them, else the file's word in lower case. */
  format?: string
  publisher?: string
  /** A hint that the catalogue will not have it: reprints of our comics by others are marked too. */
  otherPublisher?: true
  /** Another cover or printing than the first, in the file's words. */
  variant?: string
  comicId?: number
  /** The whole title as the file has it, to name a line that nothing matches. */
  title?: string
  owned?: true
  wished?: true
  /** When, or only that. */
  read?: string | true
  /** On the scale of the program that wrote the file. */
  rating?: number
  condition?: string
  /** As it was typed, with its currency. */
  paid?: string
  quantity?: number
  note?: string
  section?: string
  /** Where Goodreads has it: `read`, `to-read`, `currently-reading` or one of the member's own. */
  shelf?: string
  /** A heart of our own export, of whatever kind. */
  favourite?: { kind: string; id: number; addedAt?: string }
}

export type Program = 'League of Comic Geeks' | 'CLZ Comics' | 'Goodreads' | 'Spinner Rack'

export interface CollectionFile {
  program: Program
  /** The rows are the entries of one list, in its order. */
  isList?: true
  /** What it is called, where the file says so. */
  list?: { name: string; description: string }
  rows: CollectionRow[]
}

/** A row in the making: what the file does not say is empty or undefined. */
type Draft = { [Field in keyof CollectionRow]: CollectionRow[Field] | undefined | '' }

/** Without what the file does not say. */
export function toRow(draft: Draft & Pick<CollectionRow, 'line'>): CollectionRow {
  const said: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(draft)) {
    if (value !== undefined && value !== '') said[field] = value
  }
  return { line: draft.line, series: '', number: '', ...said }
}
