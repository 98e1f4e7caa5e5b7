import * as z from 'zod/mini'

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024
/** Lines of a whole account, which may have more than any one list. */
export const MAX_ACCOUNT_ENTRIES = 300_000
/** How long a committed import can be undone. */
export const UNDO_IMPORT_DAYS = 7
/** How long a preview waits for its commit. */
export const PREVIEW_HOURS = 24
/** The largest part of a preview in one answer. */
export const MAX_IMPORT_PAGE = 500

const IMPORT_RESULTS = ['matched', 'unsure', 'unknown'] as const

/** A comic that a line of the file means, or may mean. */
const ImportedComicSchema = z.object({
  id: z.int(),
  title: z.string(),
  href: z.string(),
  thumbnail: z.object({ path: z.string(), extension: z.string() }),
  /** A day, `1963-03-10`. */
  onSale: z.string(),
})
export type ImportedComic = z.infer<typeof ImportedComicSchema>

const ImportRowSchema = z
  .object({
    /** Of the file, counted from 1; unique in it. */
    line: z.int(),
    /** What the line says, in words: `Amazing Spider-Man (1963) #300`. */
    text: z.string(),
    result: z.enum(IMPORT_RESULTS),
    comic: z.optional(ImportedComicSchema),
    /** Of an unsure line, the likeliest first. */
    candidates: z.optional(z.array(ImportedComicSchema)),
    /** Why nothing was found, or what was left out of it: `Published by DC Comics`. */
    remark: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'ImportRow' })
export type ImportRow = z.infer<typeof ImportRowSchema>

export const ImportRowsSchema = z
  .object({ offset: z.int(), total: z.int(), results: z.array(ImportRowSchema) })
  .register(z.globalRegistry, { id: 'ImportRows' })
export type ImportRows = z.infer<typeof ImportRowsSchema>

/** What a file holds. `read`, `owned` … count lines, matched or not. */
const ImportContentsSchema = z.object({
  lists: z.array(z.object({ name: z.string(), entries: z.int() })),
  read: z.int(),
  owned: z.int(),
  wished: z.int(),
  favourites: z.int(),
  follows: z.int(),
})

export const ImportPreviewSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    /** Which program wrote the file, in words: `CBL reading list`, `League of Comic Geeks` … */
    program: z.string(),
    counts: z.object({
      rows: z.int(),
      matched: z.int(),
      unsure: z.int(),
      unknown: z.int(),
    }),
    contents: ImportContentsSchema,
    expiresAt: z.string(),
    /** The lines that need a decision come first: unsure, unknown, matched; the first hundred. */
    rows: ImportRowsSchema,
  })
  .register(z.globalRegistry, { id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof ImportPreviewSchema>

const WHAT = z._default(z.boolean(), true)

export const ImportCommitSchema = z
  .object({
    /** What the member says of lines that are not sure; null leaves the line out. */
    choices: z._default(
      z
        .array(z.object({ line: z.int(), comic: z.nullable(z.int()) }))
        .check(z.maxLength(100_000, 'Must be 100,000 choices maximum')),
      [],
    ),
    /** The name of the list to be made; without it the name in the file, or the file's own. */
    listName: z.optional(z.string()),
    /** What is taken over of that which the file holds. */
    lists: WHAT,
    read: WHAT,
    owned: WHAT,
    wished: WHAT,
    favourites: WHAT,
    follows: WHAT,
  })
  .register(z.globalRegistry, { id: 'ImportCommit' })
export type ImportCommit = z.input<typeof ImportCommitSchema>

/** An import that was committed. The numbers count what was not there before. */
export const ImportDoneSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    program: z.string(),
    committedAt: z.string(),
    undoUntil: z.string(),
    lists: z.array(z.object({ id: z.string(), name: z.string(), href: z.string() })),
    read: z.int(),
    owned: z.int(),
    wished: z.int(),
    favourites: z.int(),
    follows: z.int(),
    /** Lines that were not taken over. */
    left: z.int(),
  })
  .register(z.globalRegistry, { id: 'ImportDone' })
export type ImportDone = z.infer<typeof ImportDoneSchema>

/** The lines that an import left out, in the order of the file; of very many the first ones. */
export const ImportLeftSchema = z
  .object({
    lines: z.array(z.object({ line: z.int(), text: z.string(), remark: z.optional(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'ImportLeft' })
export type ImportLeft = z.infer<typeof ImportLeftSchema>

/** Those that can still be undone, the newest first. */
export const ImportsSchema = z.object({ imports: z.array(ImportDoneSchema) })

export const IMPORT_RESULT_FILTER = z.optional(z.enum(IMPORT_RESULTS))

/** How a list can be taken out of here: the file's extension and what it is called on the page. */
export const LIST_EXPORTS = [
  { format: 'cbl', extension: 'cbl', name: 'CBL reading list (XML)' },
  { format: 'cbl-json', extension: 'json', name: 'CBL reading list (JSON)' },
  { format: 'csv', extension: 'csv', name: 'Table (CSV)' },
  { format: 'json', extension: 'json', name: 'Everything, to bring it back (JSON)' },
] as const
export type ListExport = (typeof LIST_EXPORTS)[number]['format']
