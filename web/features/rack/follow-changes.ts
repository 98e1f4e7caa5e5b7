import type { Follow } from '#contract/follows.ts'
import { sendFollow } from '#web/lib/follows/send-follow.ts'
import type { FollowChange } from './follow-draft.ts'
import { orderFollows, putOff } from './rack-api.ts'

/** Tells one follow from another. */
export function keyOf({ kind, id }: Pick<Follow, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/** Moves one to a place, counted from 0 in the order that comes of it. */
export function moveTo(follow: Follow, place: number): FollowChange {
  return { apply: (follows) => insert(without(follows, follow), follow, place), save: orderFollows }
}

export function unfollow(follow: Follow): FollowChange {
  return { apply: (follows) => without(follows, follow), save: () => sendFollow(follow, false) }
}

/** Follows it again, where it was. */
export function followAgain(follow: Follow, place: number): FollowChange {
  return {
    apply: (follows) => insert(without(follows, follow), follow, place),
    async save(follows) {
      await sendFollow(follow, true)
      await orderFollows(follows)
      if (follow.putOffUntil !== null) await putOff(follow, new Date(follow.putOffUntil))
    },
  }
}

export function bringBack(follow: Follow): FollowChange {
  const key = keyOf(follow)
  return {
    apply: (follows) =>
      follows.map((one) => (keyOf(one) === key ? { ...one, putOffUntil: null } : one)),
    save: () => putOff(follow, null),
  }
}

function without(follows: Follow[], follow: Follow): Follow[] {
  const key = keyOf(follow)
  return follows.filter((one) => keyOf(one) !== key)
}

function insert(follows: Follow[], follow: Follow, place: number): Follow[] {
  return follows.toSpliced(place, 0, follow)
}
