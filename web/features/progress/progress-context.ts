import { createContext, useContext } from 'react'
import type { MarkStore } from '#web/lib/marks/mark-store.ts'
import type { CountStore } from './count-store.ts'
import type { FollowedId, FollowedKind } from './follow-api.ts'
import type { Reading } from './progress-api.ts'

/** What a member has read. */
export interface Progress {
  /** The e-mail address of the member, under which changes made offline are kept. */
  email: string
  /** What is followed. */
  follows: MarkStore<FollowedKind, FollowedId>
  /** Comics that are read. */
  marks: MarkStore<'comics'>
  counts: CountStore
  /** By comic, as far as they are known. A comic that is no longer read keeps its dates, for a second press. */
  readings: Map<number, Reading>
}

/** Apart from its provider: marks are in the scripts of many pages, the stores need be in one only. */
export const ProgressContext = createContext<Progress | undefined>(undefined)

/** On which the tabs of a member tell each other what was marked. */
export function channelOf(email: string): BroadcastChannel {
  return new BroadcastChannel(`progress of ${email}`)
}

export function useProgress(): Progress {
  const progress = useContext(ProgressContext)
  if (progress === undefined) throw new Error('There is no ProgressProvider around this.')
  return progress
}
