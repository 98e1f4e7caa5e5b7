import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createQueue } from './queue.ts'

/** Nobody waits longer than this for a moment in which the browser has nothing else to do. */
const LONGEST_WAIT_MS = 200
/** And which is not over at once: a frame that comes late leaves none. */
const ENOUGH_MS = 6
/** What comes later than this after the frame before is a frame late: sixty a second, and a little more. */
const ON_TIME_MS = 20
/** What has not loaded by then waits for the connection, and not for the processor. */
const SETTLE_TIMEOUT_MS = 50

/** Of all that waits within: the lowest comes first, as it is then, and Infinity not yet. */
export const TurnRank = createContext<(() => number) | undefined>(undefined)

let lastFrame = Number.NEGATIVE_INFINITY
/** So many come with this frame. */
let room = 1

const frames = createQueue({ schedule: requestFrame, settleTimeoutMs: 0 })
const spareTime = createQueue({ schedule: requestSpareTime, settleTimeoutMs: SETTLE_TIMEOUT_MS })

/**
 * How many of those wanted have come. Of all that wait, here and elsewhere, two come with a frame that is
 * on time and one with a frame that is late, the lowest rank first: whatever takes a good part of a frame
 * to come on the screen would, all at once, hold up a reader who scrolls. What has come stays, though less
 * be wanted.
 */
export function useTurns(wanted: number, rank: () => number): number {
  const [come, setCome] = useState(0)
  const waits = come < wanted
  const enter = useEffectEvent((before: number) => setCome(Math.min(wanted, before + room)))
  const newestRank = useEffectEvent(rank)

  // Each waits anew.
  useEffect(() => {
    if (!waits) return
    const mine = () => enter(come)
    frames.join(mine, () => newestRank())
    return () => frames.leave(mine)
  }, [waits, come])

  return come
}

/**
 * As `useTurns`, for one thing that takes its part of a frame when it has loaded, and tells when that
 * is: one after another, and in moments that nothing else needs. Returns what was let in last: where
 * one of another key is wanted, still the one before.
 */
export function useLoadingTurn<Wanted>(wanted: Wanted | undefined, key: string) {
  const rank = useContext(TurnRank)
  const [come, setCome] = useState<{ key: string; what: Wanted | undefined }>()
  const enter = useEffectEvent((entered: string) => setCome({ key: entered, what: wanted }))
  const newestRank = useEffectEvent(() => rank?.() ?? 0)
  const place = useRef<{ key: string; enter: () => void }>(undefined)
  const waits = wanted !== undefined && come?.key !== key

  // One of another key waits anew.
  useEffect(() => {
    if (!waits) return
    const mine = () => enter(key)
    place.current = { key, enter: mine }
    spareTime.join(mine, () => newestRank())
    return () => spareTime.leave(mine)
  }, [waits, key])

  const settle = useCallback((settled: string) => {
    if (place.current?.key === settled) spareTime.settle(place.current.enter)
  }, [])

  // Nobody waits for one that has gone.
  useEffect(() => () => settle(key), [settle, key])

  return { come: come?.what, settle: () => settle(key) }
}

function requestFrame(call: () => void): void {
  requestAnimationFrame((time) => {
    room = time - lastFrame <= ON_TIME_MS ? 2 : 1
    lastFrame = time
    call()
  })
}

function requestSpareTime(call: () => void): void {
  if (typeof requestIdleCallback === 'undefined') requestFrame(call)
  else waitForSpareTime(call, performance.now() + LONGEST_WAIT_MS)
}

function waitForSpareTime(call: () => void, latest: number): void {
  const timeout = Math.max(1, latest - performance.now())
  requestIdleCallback(
    (deadline) => {
      if (deadline.didTimeout || deadline.timeRemaining() >= ENOUGH_MS) call()
      else waitForSpareTime(call, latest)
    },
    { timeout },
  )
}
