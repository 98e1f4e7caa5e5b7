import type { Copy } from '#contract/collection.ts'
import type { ImportedComic, ImportPreview, ImportRow } from '#contract/imports.ts'

/** A list in the file. */
export interface FileList {
  name: string
  description: string
  /** Where the file is an account's export: what its follows call it. */
  id?: string
  source?: { kind: 'event' | 'arc'; id: number }
  createdAt?: string
  updatedAt?: string
}

/** A line of the file with the comic that it means, and all that it says of it. */
export interface MatchedLine {
  line: number
  text: string
  result: ImportRow['result']
  /** Of what was matched; a heart or a follow of something else has none. */
  comic?: number
  candidates?: number[]
  remark?: string
  /** The place of its list in the file. */
  list?: number
  section?: string
  note?: string
  /** When, or only that. */
  read?: string | true
  copies?: Copy[]
  wish?: true
  addedAt?: string
  favourite?: { kind: string; id: number; addedAt?: string }
  follow?: { kind: string; id: number | string; followedAt: string; putOffUntil: string | null }
}

export interface FileLine extends MatchedLine {
  /** In the file's own order, which is not always that of its lines. */
  place: number
}

export interface OpenFile {
  program: string
  lists: FileList[]
  /** In parts, matched when they are asked for. */
  parts: AsyncIterable<Iterable<MatchedLine>>
}

/** The catalogue's part of an import. Ids may be former ones; undefined stands for what is not there. */
export interface ImportCatalogue {
  comic(id: number): ImportedComic | undefined
  comicId(id: number): number | undefined
  /** The id under which it is read: of a variant, that of its original. */
  issueId(id: number): number | undefined
  favouriteId(kind: string, id: number): number | undefined
  orderId(kind: string, id: number): number | undefined
}

export interface FileReader {
  /** Calls back with the file; `fault` says in words why it cannot be read to its end. */
  open<Result>(
    bytes: Uint8Array,
    use: (file: OpenFile) => Promise<Result>,
  ): Promise<Result | { fault: string }>
}

/** What is known of a file besides its lines. */
export interface FileHead {
  lists: FileList[]
  counts: ImportPreview['counts']
  contents: ImportPreview['contents']
}
