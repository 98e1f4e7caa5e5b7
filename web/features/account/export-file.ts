import * as z from 'zod/mini'
import { MAX_ACCOUNT_ENTRIES, MAX_IMPORT_BYTES } from '#contract/imports.ts'

const PartSchema = z._default(z.array(z.unknown()), [])

/** What of an account is brought in line by line. */
const EntriesSchema = z.object({
  lists: z._default(z.array(z.object({ entries: z.array(z.unknown()) })), []),
  readings: PartSchema,
  collection: PartSchema,
  favourites: PartSchema,
  follows: PartSchema,
})

/**
 * The file of an account, and whether one upload can bring all of it in elsewhere. For people to read;
 * without indentation where it were too large otherwise.
 */
export function toExportFile(account: object): { text: string; fits: boolean } {
  const wide = JSON.stringify(account, null, 2)
  const text = sizeOf(wide) > MAX_IMPORT_BYTES ? JSON.stringify(account) : wide
  const fits = sizeOf(text) <= MAX_IMPORT_BYTES && countEntries(account) <= MAX_ACCOUNT_ENTRIES
  return { text, fits }
}

function sizeOf(text: string): number {
  return new Blob([text]).size
}

function countEntries(account: object): number {
  const { lists, ...parts } = EntriesSchema.parse(account)
  return [...lists.map(({ entries }) => entries), ...Object.values(parts)]
    .map(({ length }) => length)
    .reduce((sum, length) => sum + length, 0)
}
