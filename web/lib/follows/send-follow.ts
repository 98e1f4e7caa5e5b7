import type { FollowRef } from '#contract/follows.ts'
import { sendJson } from '#web/lib/api/api-client.ts'

export async function sendFollow(ref: FollowRef, followed: boolean): Promise<void> {
  await sendJson(followed ? 'PUT' : 'DELETE', followPath(ref))
}

export function followPath({ kind, id }: FollowRef): string {
  return `/api/follows/${kind}/${encodeURIComponent(id)}`
}
