import { z } from 'zod'
import { type CollectionFile, toRow } from './collection-row.ts'
import { LIST_FORMAT } from './list-file.ts'
import { checkShape, notOurs, parseOwnJson, tooManyEntries } from './own-json.ts'
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
  const file = parseOwnJson(text, MAX_ROWS)
  if ([file.entries, file.favourites].some(isTooLong)) throw tooManyEntries(MAX_ROWS)
  if (file.format === LIST_FORMAT) return toList(checkShape(ListSchema, file))
  if ('favourites' in file) return toFavourites(checkShape(FavouritesSchema, file))
  throw notOurs()
}

function isTooLong(list: unknown): boolean {
  return Array.isArray(list) && list.length > MAX_ROWS
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
  return { program: 'Spinner Rack', isList: true, list: { name, description }, rows }
}

function toFavourites({ favourites }: z.output<typeof FavouritesSchema>): CollectionFile {
  const rows = favourites.map(({ title, ...favourite }, index) =>
    toFavourite(index + 1, { ...favourite, title: title ?? '' }),
  )
  return { program: 'Spinner Rack', rows }
}
