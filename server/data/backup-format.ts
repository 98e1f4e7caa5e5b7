import { z } from 'zod'
import type { SqlValue } from '../store/database.ts'

/**
 * A backup is a gzip file of JSON lines, so that `zcat` shows it: the head, then the parts, each with a line
 * that opens it, then the end. Rows are arrays in the order of the head's columns. The last member of the
 * file is the seal (`seal.ts`). A change that an older program would read wrongly raises the version.
 */
export const FORMAT = 'spinner-rack-backup'
export const FORMAT_VERSION = 1

const Count = z.number().int().min(0)

export const HeadSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  /** Of the program that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  source: z.enum(['sqlite', 'postgresql']),
  /** Where the site kept its messages. */
  messages: z.enum(['database', 'firestore']),
  hasSecret: z.boolean(),
  /** Tells whether another secret is the same; null where there was none yet. */
  secretDigest: z.string().nullable(),
  /** Those that the store had had, besides the ids of a catalogue and the limits. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count })),
})
export type Head = z.infer<typeof HeadSchema>

/** Of which program a head is that this one cannot read. */
export const AnyHeadSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: Count,
  version: z.string(),
})

const DocumentSchema = z.object({ id: z.string(), fields: z.record(z.string(), z.json()) })
/** A document of Firestore; what JSON does not have is an object with one key that begins with `$`. */
export type StoredDocument = z.infer<typeof DocumentSchema>

export const LineSchema = z.union([
  z.array(z.union([z.string(), z.number(), z.null()])),
  z.strictObject({ table: z.string() }),
  z.strictObject({ document: DocumentSchema }),
  z.strictObject({ secret: z.string() }),
  z.strictObject({ end: z.strictObject({ rows: Count, documents: Count }) }),
])
export type Line = z.infer<typeof LineSchema>

export type Part =
  | { table: string; rows: SqlValue[][] }
  | { document: StoredDocument }
  | { secret: string }

export function totalOf({ tables }: Head): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
