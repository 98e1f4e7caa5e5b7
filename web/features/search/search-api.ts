import type * as z from 'zod/mini'
import {
  type SearchAnswer,
  SearchAnswerSchema,
  type SearchKind,
  type SearchResultSchema,
} from '#contract/search.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

export type Hit = z.infer<typeof SearchResultSchema>

/** Teams are characters, and can be sought alone. */
export type SoughtKind = SearchKind | 'teams'

interface SearchQuery {
  text: string
  /** All kinds by default. */
  kind?: SoughtKind
  limit?: number
  /** Replaces the limit: this number of hits of each kind. */
  perKind?: number
}

export async function searchCatalogue(
  { text, kind, limit, perKind }: SearchQuery,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const query = new URLSearchParams({ q: text })
  if (limit !== undefined) query.set('limit', String(limit))
  if (perKind !== undefined) query.set('perKind', String(perKind))
  if (kind !== undefined) query.set(kind === 'teams' ? 'only' : 'kinds', kind)
  const answer = await getJson(`/api/search?${query}`, signal)
  return readAnswer(SearchAnswerSchema, answer)
}

/** Relative to the host of the page, whatever host the wire names. */
export function pictureOf({ thumbnail: { path, extension } }: Hit): string {
  return `${new URL(path, document.baseURI).pathname}.${extension}`
}
