import type { z } from 'zod'
import {
  type SEARCH_KINDS,
  type SearchAnswer,
  SearchAnswerSchema,
  type SearchResultSchema,
} from '#contract/search.ts'
import { ApiRefusal, getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'

export type SearchKind = (typeof SEARCH_KINDS)[number]
export type Hit = z.infer<typeof SearchResultSchema>

interface SearchQuery {
  text: string
  limit: number
  /** All kinds unless told. */
  kind?: SearchKind
}

export async function searchCatalogue(
  { text, limit, kind }: SearchQuery,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const query = new URLSearchParams({ q: text, limit: String(limit) })
  if (kind !== undefined) query.set('kinds', kind)
  return readAnswer(SearchAnswerSchema, await ask(`/api/search?${query}`, withTimeout(signal)))
}

/** Whoever types faster than the server allows is not to be told so: it is asked once more. */
async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await getJson(address, signal)
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 429) throw error
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfterS ?? 1) * 1000))
    signal.throwIfAborted()
    return getJson(address, signal)
  }
}

/** On this host, by whichever of its names the reader came. */
export function pictureOf({ thumbnail: { path, extension } }: Hit): string {
  return `${new URL(path, document.baseURI).pathname}.${extension}`
}
