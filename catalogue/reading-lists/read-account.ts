import { z } from 'zod'
import { MAX_ACCOUNT_ENTRIES } from '#contract/imports.ts'
import type { BroughtFile, BroughtLine, BroughtList } from './brought-lines.ts'
import { checkShape, parseOwnJson, tooManyEntries } from './own-json.ts'

const IdSchema = z.int().min(0)

const ListSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().default(''),
  source: z.object({ kind: z.enum(['event', 'arc']), id: IdSchema }).nullish(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  entries: z.array(
    z.object({ comic: IdSchema, section: z.string().default(''), note: z.string().default('') }),
  ),
})

const AccountSchema = z.object({
  lists: z.array(ListSchema).default([]),
  readings: z.array(z.object({ comic: IdSchema, readAt: z.string() })).default([]),
  collection: z
    .array(
      z.object({
        comic: IdSchema,
        copies: z.array(z.unknown()),
        wish: z.boolean(),
        addedAt: z.string(),
      }),
    )
    .default([]),
  favourites: z
    .array(z.object({ kind: z.string(), id: IdSchema, addedAt: z.string() }))
    .default([]),
  follows: z
    .array(
      z.object({
        kind: z.string(),
        id: z.union([IdSchema, z.string()]),
        followedAt: z.string(),
        putOffUntil: z.string().nullable().default(null),
      }),
    )
    .default([]),
})

const BEGINNING = 200
const PARTS = /"(?:readings|collection|follows)"\s*:\s*\[/

/** What `GET /api/account/export.json` answers, and not the favourites alone. */
export function isAccount(text: string): boolean {
  return /"exportedAt"\s*:/.test(text.slice(0, BEGINNING)) && PARTS.test(text)
}

/** All that a member has here. The plan, keys and tokens stay where they are. */
export function readAccount(text: string): BroughtFile {
  const file = checkShape(AccountSchema, parseOwnJson(text, MAX_ACCOUNT_ENTRIES))
  let line = 0
  const comicLine = (comicId: number, rest: Partial<BroughtLine>): BroughtLine => {
    line += 1
    return { line, series: '', number: '', comicId, ...rest }
  }
  const otherLine = (rest: Partial<BroughtLine>): BroughtLine => {
    line += 1
    return { line, series: '', number: '', ...rest }
  }
  const lists = file.lists.map(({ entries: _entries, source, ...list }): BroughtList => {
    return source == null ? withoutUndefined(list) : { ...withoutUndefined(list), source }
  })
  const lines = [
    ...file.lists.flatMap(({ entries }, list) =>
      entries.map(({ comic, section, note }) => comicLine(comic, { list, section, note })),
    ),
    ...file.readings.map(({ comic, readAt }) => comicLine(comic, { read: readAt })),
    ...file.collection.map(({ comic, copies, wish, addedAt }) =>
      comicLine(comic, {
        ...(copies.length > 0 && { owned: true, copies }),
        ...(wish && { wished: true }),
        addedAt,
      }),
    ),
    ...file.favourites.map(({ kind, id, addedAt }) =>
      otherLine({ favourite: { kind, id, addedAt } }),
    ),
    ...file.follows.map((follow) => otherLine({ follow })),
  ]
  if (lines.length > MAX_ACCOUNT_ENTRIES) throw tooManyEntries(MAX_ACCOUNT_ENTRIES)
  return { program: 'Spinner Rack account', lists, lines }
}

type ListHead = Omit<z.output<typeof ListSchema>, 'entries' | 'source'>

function withoutUndefined({ id, name, description, createdAt, updatedAt }: ListHead): BroughtList {
  return {
    id,
    name,
    description,
    ...(createdAt !== undefined && { createdAt }),
    ...(updatedAt !== undefined && { updatedAt }),
  }
}
