import type { FollowRef } from '#contract/follows.ts'
import { type Rack, RackSchema } from '#contract/rack.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'

export async function loadRack(signal: AbortSignal): Promise<Rack> {
  return readAnswer(RackSchema, await getJson('/api/rack', withTimeout(signal)))
}

export async function saveFollow(ref: FollowRef, followed: boolean): Promise<void> {
  await sendJson(followed ? 'PUT' : 'DELETE', toPath(ref))
}

/** Null brings it back. */
export async function putOff(ref: FollowRef, until: Date | null): Promise<void> {
  await sendJson('PUT', `${toPath(ref)}/put-off`, { until: until?.toISOString() ?? null })
}

function toPath({ kind, id }: FollowRef): string {
  return `/api/follows/${kind}/${encodeURIComponent(id)}`
}
