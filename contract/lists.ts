import * as z from 'zod/mini'
import {
  hasControlCharacters,
  hasControlCharactersInLines,
  withoutDirections,
} from './control-characters.ts'
import { nameSchema } from './name-schema.ts'

export const MAX_LISTS = 500
export const MAX_LIST_ENTRIES = 10_000
export const MAX_LIST_NAME = 120
export const MAX_LIST_DESCRIPTION = 2000
export const MAX_SECTION_NAME = 80
export const MAX_ENTRY_NOTE = 500
/** Of all notes and sections of a list together, in UTF-16 code units. */
export const MAX_LIST_TEXT = 1_000_000
/** The largest part of a list in one answer. */
export const MAX_LIST_PAGE = 500
/** How many comics one call can take out. */
export const MAX_REMOVED_ENTRIES = 100
/** How long a deleted list can be brought back. */
export const DELETED_LIST_DAYS = 7

/** A lone surrogate cannot be stored as UTF-8. */
const BROKEN = 'Must not hold broken characters'

const VISIBILITIES = ['private', 'link', 'public'] as const

const ComicIdSchema = z.int().check(z.minimum(1), z.maximum(9_999_999_999))
const ComicIdsSchema = z
  .array(ComicIdSchema)
  .check(z.maxLength(MAX_LIST_ENTRIES, tooManyAtOnce(MAX_LIST_ENTRIES)))

const ListNameSchema = nameSchema('A list needs a name', MAX_LIST_NAME).check(
  z.refine((name) => name.isWellFormed(), BROKEN),
)
const DescriptionSchema = linesSchema(MAX_LIST_DESCRIPTION)
const SectionSchema = textSchema(MAX_SECTION_NAME, hasControlCharacters)
const NoteSchema = linesSchema(MAX_ENTRY_NOTE)

const ListEntrySchema = z
  .object({
    comic: ComicIdSchema,
    /** Empty where the entry is in none. */
    section: z._default(SectionSchema, ''),
    note: z._default(NoteSchema, ''),
  })
  .register(z.globalRegistry, { id: 'ListEntry' })
export type ListEntry = z.infer<typeof ListEntrySchema>

const EntriesSchema = z
  .array(ListEntrySchema)
  .check(z.maxLength(MAX_LIST_ENTRIES, tooManyAtOnce(MAX_LIST_ENTRIES)))

/** The reading order of the catalogue that a list was made from. */
const ListSourceSchema = z.object({ kind: z.enum(['event', 'arc']), id: ComicIdSchema })
export type ListSource = z.infer<typeof ListSourceSchema>

export const NewListSchema = z.object({
  name: ListNameSchema,
  description: z._default(DescriptionSchema, ''),
  entries: z._default(EntriesSchema, []),
  from: z.optional(
    z.union([ListSourceSchema, z.object({ kind: z.literal('list'), id: z.string() })]),
  ),
})
export type NewList = z.infer<typeof NewListSchema>

export const ListChangeSchema = z.object({
  name: z.optional(ListNameSchema),
  description: z.optional(DescriptionSchema),
})
export type ListChange = z.infer<typeof ListChangeSchema>

/** The whole list in its new order, and what the caller took out of it. */
export const EntriesChangeSchema = z.object({
  entries: EntriesSchema,
  removed: z._default(ComicIdsSchema, []),
})

export const AddedEntriesSchema = z.object({
  comics: ComicIdsSchema,
  section: z._default(SectionSchema, ''),
  note: z._default(NoteSchema, ''),
})

const ThumbnailSchema = z.object({ path: z.string(), extension: z.string() })

export const ListSummarySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    visibility: z.enum(VISIBILITIES),
    /** How many comics it holds, and how many of them the member has read. */
    entries: z.int(),
    read: z.int(),
    /** Grows with each change. */
    version: z.int(),
    updatedAt: z.string(),
    /** Of its first four comics. */
    pictures: z.array(ThumbnailSchema),
    /** Whether it holds the comic that was asked about. */
    has: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'ListSummary' })
export type ListSummary = z.infer<typeof ListSummarySchema>

export const ListsSchema = z.object({ lists: z.array(ListSummarySchema) })

const ListedComicSchema = z
  .object({
    comic: z.int(),
    section: z.string(),
    note: z.string(),
    title: z.string(),
    href: z.string(),
    thumbnail: ThumbnailSchema,
    /** A day, `1963-03-10`. */
    onSale: z.string(),
    readAt: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'ListedComic' })
export type ListedComic = z.infer<typeof ListedComicSchema>

/** A part of a list, as the rows of its page need it. */
export const ListPageSchema = z
  .extend(ListSummarySchema, {
    createdAt: z.string(),
    source: z.nullable(ListSourceSchema),
    offset: z.int(),
    total: z.int(),
    results: z.array(ListedComicSchema),
  })
  .register(z.globalRegistry, { id: 'ListPage' })
export type ListPage = z.infer<typeof ListPageSchema>

const PlainEntrySchema = z.object({ comic: z.int(), section: z.string(), note: z.string() })

export const WholeListSchema = z.object({ version: z.int(), entries: z.array(PlainEntrySchema) })

/** `merged`: the list had changed since the caller read it, and `entries` is what came of both. */
export const SavedEntriesSchema = z.object({
  version: z.int(),
  merged: z.boolean(),
  entries: z.optional(z.array(PlainEntrySchema)),
})

/** What was not in the list before. */
export const AddedSchema = z.object({ version: z.int(), added: z.array(z.int()) })

/** What was in the list before. */
export const RemovedSchema = z.object({ version: z.int(), removed: z.array(z.int()) })

/** How the reading order that a list was made from has changed since. */
export const ListOffersSchema = z.object({
  /** `after` is the comic that it follows in the list; null at the beginning. */
  add: z.array(z.object({ comic: z.int(), after: z.nullable(z.int()) })),
  remove: z.array(z.int()),
})
export type ListOffers = z.infer<typeof ListOffersSchema>

/** A text of several lines, which may be empty; its length is in code points. */
function linesSchema(max: number) {
  return textSchema(max, hasControlCharactersInLines)
}

/** One check for all, and none of an empty text: there are ten thousand in a list. */
function textSchema(max: number, hasControls: (text: string) => boolean) {
  return z.string().check(
    z.overwrite((text) => (text === '' ? text : withoutDirections(text).trim())),
    z.check(({ value, issues }) => {
      const message = value === '' ? undefined : faultOf(value, max, hasControls)
      if (message !== undefined) issues.push({ code: 'custom', message, input: value })
    }),
  )
}

function faultOf(text: string, max: number, hasControls: (text: string) => boolean) {
  if (text.length > max && [...text].length > max) return atMost(max)
  if (hasControls(text)) return 'Must not hold control characters'
  return text.isWellFormed() ? undefined : BROKEN
}

function atMost(length: number): string {
  return `Must be ${length.toLocaleString('en')} characters maximum`
}

function tooManyAtOnce(count: number): string {
  return `A list holds ${count.toLocaleString('en')} comics at most`
}
