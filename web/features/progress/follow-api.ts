import * as z from 'zod/mini'
import { getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

/** What has a page with a button that follows it. */
export const FOLLOWED_KINDS = ['series', 'events', 'arcs', 'lists'] as const
export type FollowedKind = (typeof FOLLOWED_KINDS)[number]
export type FollowedId = number | string

/** Of the answer only what the button needs; lists have a text for an id. */
const FollowsSchema = z.object({
  follows: z.array(z.object({ kind: z.string(), id: z.union([z.int(), z.string()]) })),
})

/** Those of the given ids that the member follows. */
export async function loadFollowed(kind: FollowedKind, ids: FollowedId[]): Promise<FollowedId[]> {
  const { follows } = readAnswer(FollowsSchema, await getJson('/api/follows'))
  return ids.filter((id) => follows.some((follow) => follow.kind === kind && follow.id === id))
}
