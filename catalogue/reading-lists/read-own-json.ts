import { z } from 'zod'
import { type CollectionFile, toRow } from './collection-row.ts'
import { FileFault } from './file-fault.ts'
import { LIST_FORMAT } from './list-file.ts'
import { toFavourite, toMoment } from './read-own-table.ts'
import { MAX_ROWS } from './read-table.ts'

const WholeSchema = z.int().min(0)

const ListSchema = z.object({
  format: z.literal(LIST_FORMAT),
  name: z.string(),
  description: z.string().default(''),
  entries: z.array(
    z.object({
      comicId: WholeSchema.optional(),
      series: z.string().default(''),
      number: z.string().default(''),
      volume: WholeSchema.nullish(),
      year: WholeSchema.nullish(),
      title: z.string().default(''),
      section: z.string().default(''),
      note: z.string().default(''),
      readAt: z.string().nullish(),
    }),
  ),
})

const FavouritesSchema = z.object({
  favourites: z.array(
    z.object({
      kind: z.string(),
      id: WholeSchema,
      title: z.string().nullable(),
      addedAt: z.string(),
    }),
  ),
})

/** A list or the favourites as we export them. */
export function readOwnJson(text: string): CollectionFile {
  if (countOpenings(text) > MAX_ROWS + OTHER_OPENINGS) throw new FileFault(TOO_MANY)
  const file = parse(text)
  if (!isObject(file)) throw new FileFault(NOT_OURS)
  if ([file.entries, file.favourites].some(isTooLong)) throw new FileFault(TOO_MANY)
  if (file.format === LIST_FORMAT) return toList(check(ListSchema, file))
  if ('favourites' in file) return toFavourites(check(FavouritesSchema, file))
  throw new FileFault(NOT_OURS)
}

const NOT_OURS = 'This is JSON, but neither a list nor favourites as Spinner Rack writes them.'

const TOO_MANY = `The file has more than ${MAX_ROWS.toLocaleString('en')} entries.`
/** The file itself, its list, and what a later version may add. */
const OTHER_OPENINGS = 100

/**
 * How many objects and lists the text holds. Counted before it is parsed, because millions of empty
 * ones fit into a file that is small enough.
 */
function countOpenings(text: string): number {
  let count = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted) count += sign === '{' || sign === '[' ? 1 : 0
    else if (sign === '\\') at += 1
  }
  return count
}

function isTooLong(list: unknown): boolean {
  return Array.isArray(list) && list.length > MAX_ROWS
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileFault('This begins like JSON and is not: it may have been cut off.')
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function check<Schema extends z.ZodType>(schema: Schema, file: unknown): z.output<Schema> {
  const checked = schema.safeParse(file)
  if (checked.success) return checked.data
  const place = checked.error.issues[0]?.path.join('.') ?? ''
  throw new FileFault(`The file is not as we write it: something is wrong at “${place}”.`)
}

function toList({ name, description, entries }: z.output<typeof ListSchema>): CollectionFile {
  const rows = entries.map(({ volume, year, readAt, ...entry }, index) =>
    toRow({
      ...entry,
      line: index + 1,
      volume: volume ?? undefined,
      year: year ?? undefined,
      read: toMoment(readAt ?? ''),
    }),
  )
  return { program: 'Spinner Rack', list: { name, description }, rows }
}

function toFavourites({ favourites }: z.output<typeof FavouritesSchema>): CollectionFile {
  const rows = favourites.map(({ title, ...favourite }, index) =>
    toFavourite(index + 1, { ...favourite, title: title ?? '' }),
  )
  return { program: 'Spinner Rack', rows }
}
