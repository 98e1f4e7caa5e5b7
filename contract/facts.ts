import { z } from 'zod'

/** Data that the wire has no field for. `id` is the record's. */
const ComicLinkSchema = z.object({ id: z.int(), title: z.string() })

/** Of all comics of a record. */
const keyIssueCount = z.int()

/** From the first to the last month on the covers of a record's comics; null where it has none. */
const covered = { firstMonth: z.string().nullable(), lastMonth: z.string().nullable() }

/** Why a comic is a good one to begin with. */
export const STARTING_REASONS = [
  'first appearance',
  'first issue',
  'their first issue',
  'first part',
  'their first part',
  'landmark',
] as const

const NotedComicSchema = ComicLinkSchema.extend({
  coverMonth: z.string(),
  /** What happens in a key issue; empty for any other. */
  note: z.string(),
})

/** Years of membership in a team, both included; `to` is null for somebody who is a member still. */
const YearSpanSchema = z.object({ from: z.int(), to: z.int().nullable() })
export type YearSpan = z.infer<typeof YearSpanSchema>

/** A list of characters would be long with them, so they are in the facts of a single one only. */
const characterTies = {
  /** At most six comics, the best reason first. */
  whereToBegin: z.array(
    NotedComicSchema.extend({
      reason: z.enum(STARTING_REASONS),
      /** The series or the event of the reason; empty for the other reasons. */
      of: z.string(),
    }),
  ),
  /** The first twelve, oldest first; `keyIssueCount` has the number of all. */
  keyIssues: z.array(NotedComicSchema.extend({ tags: z.array(z.string()) })),
  /** The twelve persons who share most comics with the character, with the number of them. */
  oftenWith: z.array(z.object({ id: z.int(), name: z.string(), comics: z.int() })),
  /** Of a group, the best known first; without years where they are unknown. */
  members: z
    .array(z.object({ id: z.int(), name: z.string(), years: z.array(YearSpanSchema) }))
    .default([]),
  /** The same as `teams`, with the group's id where the catalogue has the group. */
  memberships: z
    .array(z.object({ id: z.int().nullable(), name: z.string(), years: z.array(YearSpanSchema) }))
    .default([]),
}

const BriefCharacterFactsSchema = z.object({
  kind: z.literal('characters'),
  id: z.int(),
  realName: z.string(),
  aliases: z.array(z.string()),
  firstAppearance: z
    .object({
      series: z.string(),
      startYear: z.int(),
      issueNumber: z.number(),
      year: z.int(),
      /** Null when the issue is not in the catalogue. */
      comicId: z.int().nullable(),
    })
    .nullable(),
  teams: z.array(z.string()),
  /** Of a group, how many characters list it as their team; 0 for anybody else. */
  memberCount: z.int().default(0),
  role: z.string().nullable(),
  /** `#d6211a`, most characteristic first; empty where unknown. */
  colours: z.array(z.string()),
  ...covered,
  keyIssueCount,
})

export const CharacterFactsSchema = BriefCharacterFactsSchema.extend(characterTies)
export type CharacterFacts = z.infer<typeof CharacterFactsSchema>

export const ComicFactsSchema = z.object({
  kind: z.literal('comics'),
  id: z.int(),
  coverMonth: z.string(),
  storyTitles: z.array(z.string()),
  key: z.object({ tags: z.array(z.string()), note: z.string() }).nullable(),
  events: z.array(z.object({ id: z.int(), title: z.string(), role: z.string() })),
  /** Facts that are inferred from the run and not stated for this issue. */
  inferred: z.array(z.enum(['coverMonth', 'onsale', 'credits', 'characters'])),
  /** Which characters and credits are inferred, by the ids of characters and creators. */
  inferredCharacters: z.array(z.int()),
  inferredCredits: z.array(z.object({ id: z.int(), role: z.string() })),
  /** The previous and next issue in its series, whatever numbers the run skips. */
  previous: ComicLinkSchema.nullable(),
  next: ComicLinkSchema.nullable(),
})

export type ComicFacts = z.infer<typeof ComicFactsSchema>

export const SeriesFactsSchema = z.object({
  kind: z.literal('series'),
  id: z.int(),
  issueCount: z.int(),
  /** The writers or artists of most of its issues, two at most. */
  mainCreators: z.array(z.string()),
  ...covered,
  running: z.boolean(),
  keyIssueCount,
  keyIssues: z.array(ComicLinkSchema),
})

export const EventFactsSchema = z.object({
  kind: z.literal('events'),
  id: z.int(),
  /** In reading order. */
  parts: z.array(z.object({ role: z.string(), comics: z.array(ComicLinkSchema) })),
  keyIssueCount,
})

export const CreatorFactsSchema = z.object({
  kind: z.literal('creators'),
  id: z.int(),
  roles: z.array(z.object({ role: z.string(), comics: z.int() })),
  ...covered,
  keyIssueCount,
})

const otherKinds = [
  ComicFactsSchema,
  SeriesFactsSchema,
  EventFactsSchema,
  CreatorFactsSchema,
] as const

/** Of a single record. */
export const FactsSchema = z.discriminatedUnion('kind', [CharacterFactsSchema, ...otherKinds])
export type Facts = z.infer<typeof FactsSchema>

/** Of each of several records. */
export const BriefFactsSchema = z.discriminatedUnion('kind', [
  BriefCharacterFactsSchema,
  ...otherKinds,
])
export type BriefFacts = z.infer<typeof BriefFactsSchema>

/** The number of a record's comics by cover year; years without any are left out. */
export const YearCountsSchema = z.object({
  years: z.array(z.object({ year: z.int(), comics: z.int().min(1) })),
})
export type YearCounts = z.infer<typeof YearCountsSchema>

export const MAX_FACTS = 100
