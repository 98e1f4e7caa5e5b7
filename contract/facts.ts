import * as z from 'zod/mini'
import { ArcFactsSchema, ArcLinkSchema } from './arc-facts.ts'
import { ComicLinkSchema, NotedComicSchema, ReadingPlaceSchema } from './comic-link.ts'

// Data that the wire has no field for. `id` is the record's.

/** Of all comics of a record. */
const keyIssueCount = z.int()

/** Each issue once: the wire's number also counts variants and books. An older server does not tell it. */
const comicCount = z.optional(z.int())

/** From the first to the last month on the covers of a record's comics; null where it has none. */
const covered = { firstMonth: z.nullable(z.string()), lastMonth: z.nullable(z.string()) }

/** Why a comic is a good one to begin with. */
export const STARTING_REASONS = [
  'first appearance',
  'first issue',
  'their first issue',
  'first part',
  'their first part',
  'landmark',
  'long run',
  'collection',
] as const

const PersonWithComicsSchema = z.object({ id: z.int(), name: z.string(), comics: z.int() })

/** Years of membership in a team, both included; `to` is null for somebody who is a member still. */
const YearSpanSchema = z.object({ from: z.int(), to: z.nullable(z.int()) })
export type YearSpan = z.infer<typeof YearSpanSchema>

/** A list of characters would be long with them, so they are in the facts of a single one only. */
const characterTies = {
  /** At most six comics, the best reason first. */
  whereToBegin: z.array(
    z.extend(NotedComicSchema, {
      reason: z.enum(STARTING_REASONS),
      /** The series, the event or the run of the reason; empty for the other reasons. */
      of: z.string(),
      /** How many of their comics a run or a collection has; 0 for the other reasons. */
      comics: z.int(),
    }),
  ),
  /** The first twelve, oldest first; `keyIssueCount` has the number of all. */
  keyIssues: z.array(z.extend(NotedComicSchema, { tags: z.array(z.string()) })),
  /** The twelve persons who share most comics with the character, with the number of them. */
  oftenWith: z.array(PersonWithComicsSchema),
  /** The series with most of their issues, 24 at most, and how many of all its issues those are. */
  series: z.array(
    z.object({ id: z.int(), title: z.string(), comics: z.int(), issueCount: z.int() }),
  ),
  /** The 24 who wrote or drew most of their comics, with the number of them. */
  toldBy: z.array(PersonWithComicsSchema),
  /** The arcs that they are in for at least half of the way, oldest first. */
  arcs: z.array(ArcLinkSchema),
  /** Of a group, the best known first; without years where they are unknown. */
  members: z._default(
    z.array(z.object({ id: z.int(), name: z.string(), years: z.array(YearSpanSchema) })),
    [],
  ),
  /** The same as `teams`, with the group's id where the catalogue has the group. */
  memberships: z._default(
    z.array(
      z.object({ id: z.nullable(z.int()), name: z.string(), years: z.array(YearSpanSchema) }),
    ),
    [],
  ),
}

const BriefCharacterFactsSchema = z.object({
  kind: z.literal('characters'),
  id: z.int(),
  realName: z.string(),
  aliases: z.array(z.string()),
  firstAppearance: z.nullable(
    z.object({
      series: z.string(),
      startYear: z.int(),
      issueNumber: z.number(),
      year: z.int(),
      /** Null when the issue is not in the catalogue. */
      comicId: z.nullable(z.int()),
    }),
  ),
  teams: z.array(z.string()),
  /** Of a group, how many characters list it as their team; 0 for anybody else. */
  memberCount: z._default(z.int(), 0),
  role: z.nullable(z.string()),
  /** `#d6211a`, most characteristic first; empty where unknown. */
  colours: z.array(z.string()),
  comicCount,
  ...covered,
  keyIssueCount,
})

export const CharacterFactsSchema = z.extend(BriefCharacterFactsSchema, characterTies)
export type CharacterFacts = z.infer<typeof CharacterFactsSchema>

const EventOfComicSchema = z.object({ id: z.int(), title: z.string(), role: z.string() })

const BriefComicFactsSchema = z.object({
  kind: z.literal('comics'),
  id: z.int(),
  coverMonth: z.string(),
  storyTitles: z.array(z.string()),
  key: z.nullable(z.object({ tags: z.array(z.string()), note: z.string() })),
  events: z.array(EventOfComicSchema),
  /** Facts that are inferred from the run and not stated for this issue. */
  inferred: z.array(z.enum(['coverMonth', 'onsale', 'credits', 'characters'])),
  /** Which characters are inferred, by their ids. */
  inferredCharacters: z.array(z.int()),
  /** Of a variant, the issue that it is another cover of: whoever has read one has read the other. */
  variantOf: z._default(z.nullable(ComicLinkSchema), null),
  /** The previous and next issue in its series, whatever numbers the run skips. */
  previous: z.nullable(ComicLinkSchema),
  next: z.nullable(ComicLinkSchema),
})

/** The facts of a single comic also say who made it, and where in an event it stands. */
export const ComicFactsSchema = z.extend(BriefComicFactsSchema, {
  /** Everybody once, with all their roles: the wire has room for one role only. */
  credits: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      roles: z.array(z.object({ role: z.string(), inferred: z.boolean() })),
    }),
  ),
  events: z.array(z.extend(EventOfComicSchema, ReadingPlaceSchema.shape)),
  arcs: z.array(ReadingPlaceSchema),
})
export type ComicFacts = z.infer<typeof ComicFactsSchema>

/** A stretch of a series that one team of writers and artists made. */
const RunSchema = z.object({
  /** Writers first. */
  creators: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The numbers of its first and last issue, and the years on their covers. */
  from: z.number(),
  to: z.number(),
  fromYear: z.int(),
  toYear: z.int(),
  /** Fill-in issues by others are counted too. */
  issues: z.int(),
  keyIssueCount,
  firstComicId: z.int(),
})
export type RunFacts = z.infer<typeof RunSchema>

const BriefSeriesFactsSchema = z.object({
  kind: z.literal('series'),
  id: z.int(),
  issueCount: z.int(),
  /** How many of those are books. */
  bookCount: z._default(z.int(), 0),
  /** The writers or artists of most of its issues, two at most. */
  mainCreators: z.array(z.string()),
  ...covered,
  running: z.boolean(),
  keyIssueCount,
  keyIssues: z.array(ComicLinkSchema),
})

export const SeriesFactsSchema = z.extend(BriefSeriesFactsSchema, {
  /** The twelve persons who are in most of its issues, with the number of them. */
  cast: z._default(z.array(PersonWithComicsSchema), []),
  /** Oldest first. */
  runs: z.array(RunSchema),
  /** The volumes before and after it and the series itself, in their order. */
  volumes: z.array(
    z.object({ id: z.int(), title: z.string(), startYear: z.int(), endYear: z.int() }),
  ),
  /** The arcs that have issues of it, oldest first. */
  arcs: z.array(ArcLinkSchema),
})
export type SeriesFacts = z.infer<typeof SeriesFactsSchema>

export const EventFactsSchema = z.object({
  kind: z.literal('events'),
  id: z.int(),
  /** In reading order. */
  parts: z.array(z.object({ role: z.string(), comics: z.array(ComicLinkSchema) })),
  comicCount,
  keyIssueCount,
})

const BriefCreatorFactsSchema = z.object({
  kind: z.literal('creators'),
  id: z.int(),
  roles: z.array(z.object({ role: z.string(), comics: z.int() })),
  comicCount,
  ...covered,
  keyIssueCount,
})

export const CreatorFactsSchema = z.extend(BriefCreatorFactsSchema, {
  /** Who they are, for the best known; otherwise empty. */
  about: z.string(),
  /** The years on the covers of the single issues they made; null where there are none. */
  activeYears: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** The twelve writers and artists who made most comics with them, with the number of them. */
  partners: z.array(z.object({ id: z.int(), name: z.string(), comics: z.int() })),
  /** At most thirty, the most important first. */
  runs: z.array(z.extend(RunSchema, { series: z.object({ id: z.int(), title: z.string() }) })),
})
export type CreatorFacts = z.infer<typeof CreatorFactsSchema>

// Marked as pure, since browsers know the kind they ask for and need neither of the unions.

/** Of a single record. */
export const FactsSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  CharacterFactsSchema,
  ComicFactsSchema,
  SeriesFactsSchema,
  CreatorFactsSchema,
  EventFactsSchema,
  ArcFactsSchema,
])
export type Facts = z.infer<typeof FactsSchema>

/** Of each of several records. */
export const BriefFactsSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  BriefCharacterFactsSchema,
  BriefComicFactsSchema,
  BriefSeriesFactsSchema,
  BriefCreatorFactsSchema,
  EventFactsSchema,
  ArcFactsSchema,
])
export type BriefFacts = z.infer<typeof BriefFactsSchema>

/** The number of a record's comics by cover year; years without any are left out. */
export const YearCountsSchema = z.object({
  years: z.array(z.object({ year: z.int(), comics: z.int().check(z.minimum(1)) })),
})
export type YearCounts = z.infer<typeof YearCountsSchema>

export const MAX_FACTS = 100
