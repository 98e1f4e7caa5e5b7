import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createQueue, type Queue } from './queue.ts'

/** Nobody waits longer than this for a moment in which the browser has nothing else to do. */
const LONGEST_WAIT_MS = 200
/** What has not loaded by then waits for the connection, and not for the processor. */
const PATIENCE_MS = 50

/** Of all that waits within: the lowest comes first, as it is then. */
export const TurnRank = createContext<(() => number) | undefined>(undefined)

const frames = createQueue({ schedule: requestFrame, patienceMs: 0 })
const spareTime = createQueue({ schedule: requestSpareTime, patienceMs: PATIENCE_MS })

/**
 * Lets one of all those who wait in with each frame, the lowest rank first: whatever takes a good part
 * of a frame to come on the screen would, all at once, hold up a reader who scrolls. Nothing is waited
 * for while nothing is wanted.
 */
export function useTurn(wanted: boolean, rank: () => number): boolean {
  return useQueue(frames, wanted || undefined, '', rank).come === true
}

/**
 * As `useTurn`, for what takes its part of a frame when it has loaded, and tells when that is: one
 * after another, and in moments that nothing else needs. Returns what was let in last: where one of
 * another key is wanted, still the one before.
 */
export function useLoadingTurn<Wanted>(wanted: Wanted | undefined, key: string) {
  return useQueue(spareTime, wanted, key, useContext(TurnRank))
}

function useQueue<Wanted>(
  queue: Queue,
  wanted: Wanted | undefined,
  key: string,
  rank: (() => number) | undefined,
) {
  const [come, setCome] = useState<{ key: string; what: Wanted | undefined }>()
  const enter = useEffectEvent(() => setCome({ key, what: wanted }))
  const place = useRef<() => void>(undefined)
  const waits = wanted !== undefined && come?.key !== key

  // biome-ignore lint/correctness/useExhaustiveDependencies: one of another key waits anew
  useEffect(() => {
    if (!waits) return
    const mine = () => enter()
    place.current = mine
    queue.join(mine, rank)
    return () => queue.leave(mine)
  }, [waits, key])

  function settle() {
    if (place.current !== undefined) queue.settle(place.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody waits for one that has gone
  useEffect(() => settle, [key])

  return { come: come?.what, settle }
}

function requestFrame(call: () => void): void {
  requestAnimationFrame(() => call())
}

function requestSpareTime(call: () => void): void {
  if (typeof requestIdleCallback === 'undefined') requestFrame(call)
  else requestIdleCallback(() => call(), { timeout: LONGEST_WAIT_MS })
}
