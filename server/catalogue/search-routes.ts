import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseParameters, splitUrl } from '#catalogue/wire/parameters.ts'
import type { SearchAnswers } from '#catalogue/wire/search-answers.ts'
import {
  DEFAULT_SEARCH_LIMIT,
  MAX_HITS_PER_KIND,
  MAX_SEARCH_LIMIT,
  SEARCH_KINDS,
  SearchAnswerSchema,
  type SearchKind,
} from '#contract/search.ts'
import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import { badRequest, RetryLater } from '../errors.ts'
import type { Limit, Limits, Verdict } from '../store/limits.ts'
import { Unavailable } from '../store/unavailable.ts'
import type { CountCall } from './call-limit.ts'
import type { Admit } from './gate.ts'

interface SearchDependencies {
  search: SearchAnswers
  admit: Admit
  countCall: CountCall
  limits: Limits
  now: () => Date
}

/**
 * Rate limit for each member, shared by all servers of one database. Keys have a limit of their
 * own.
 */
const SEARCHES: Limit = { max: 20, windowMs: 1000 }

/** Search as you type, over all kinds. */
export const searchRoutes: FastifyPluginAsyncZod<SearchDependencies> = async (
  app,
  { search, admit, countCall, limits, now },
) => {
  app.addHook('onRequest', async ({ raw, url }) => {
    const member = await admit(raw, parseParameters(splitUrl(url).query), now())
    // First in memory, so that a flood does not reach the database.
    const waitMs = countCall('search', member, raw)
    if (waitMs > 0) throw tooManySearches(waitMs)
    if (member === undefined) return
    const { allowed, retryAfterMs } = await limits
      .consume(`search:${member.id}`, SEARCHES)
      .catch(allowWhileAway)
    if (!allowed) throw tooManySearches(retryAfterMs)
  })

  app.get(
    '/api/search',
    {
      schema: {
        tags: ['beyond the wire'],
        summary: 'Search all kinds as you type',
        querystring: z.object({
          q: z.string().max(MAX_SEARCH_LENGTH).meta({ description: 'What is sought' }),
          kinds: z
            .string()
            .optional()
            .meta({ description: `A comma list of ${SEARCH_KINDS.join(', ')}` }),
          only: z.literal('teams').optional().meta({
            description: 'Instead of kinds: groups that somebody belongs to',
          }),
          limit: z.coerce.number().int().min(1).max(MAX_SEARCH_LIMIT).default(DEFAULT_SEARCH_LIMIT),
          perKind: z.coerce
            .number()
            .int()
            .min(1)
            .max(MAX_HITS_PER_KIND)
            .optional()
            .meta({ description: 'Instead of the limit: the first so many of each kind' }),
        }),
        response: { 200: SearchAnswerSchema },
      },
    },
    async ({ query: { q, kinds, only, limit, perKind } }) => {
      if (only === 'teams') return search.answerTeams(q, limit)
      const sought = readKinds(kinds)
      return perKind === undefined
        ? search.answer(q, sought, limit)
        : search.answer(q, sought, perKind * sought.length, perKind)
    },
  )
}

function tooManySearches(retryAfterMs: number): RetryLater {
  const message = 'That was a lot of searches at once. Please try again in a second.'
  return new RetryLater(429, { code: 'too-many-searches', message }, retryAfterMs)
}

/** Without duplicates, because the search scans this list for every hit. */
export function readKinds(text: string | undefined): SearchKind[] {
  const sent = new Set(text?.split(',').map((part) => part.trim()))
  sent.delete('')
  if (sent.size === 0) return [...SEARCH_KINDS]
  return Array.from(sent, (part) => {
    const kind = SEARCH_KINDS.find((candidate) => candidate === part)
    if (kind === undefined) throw badRequest(`There is no kind called ${part}.`)
    return kind
  })
}

/** Searching goes on while the database, which has the counts, is away. */
function allowWhileAway(error: unknown): Verdict {
  if (error instanceof Unavailable) return { allowed: true, retryAfterMs: 0 }
  throw error
}
