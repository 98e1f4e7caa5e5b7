import { type Follow, type FollowRef, FollowsSchema } from '#contract/follows.ts'
import { type Rack, RackSchema } from '#contract/rack.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { followPath } from '#web/lib/follows/send-follow.ts'

export async function loadRack(signal: AbortSignal): Promise<Rack> {
  return readAnswer(RackSchema, await getJson('/api/rack', signal))
}

export async function loadFollows(signal: AbortSignal): Promise<Follow[]> {
  return readAnswer(FollowsSchema, await getJson('/api/follows', signal)).follows
}

export async function orderFollows(follows: FollowRef[]): Promise<void> {
  await sendJson('PUT', '/api/follows', { order: follows.map(({ kind, id }) => ({ kind, id })) })
}

/** Null brings it back. */
export async function putOff(ref: FollowRef, until: Date | null): Promise<void> {
  await sendJson('PUT', `${followPath(ref)}/put-off`, { until: until?.toISOString() ?? null })
}
