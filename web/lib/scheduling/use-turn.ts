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

/** The longest wait for an idle callback. */
const LONGEST_WAIT_MS = 200
/** The idle time that is needed; after a late frame there is none. */
const ENOUGH_MS = 6
/** A frame that follows the previous one later than this is late: 60 frames a second, with a margin. */
const ON_TIME_MS = 20
/** A picture that has not loaded by then waits for the network, not for the processor. */
const SETTLE_TIMEOUT_MS = 50

/**
 * The rank of everything that waits below: the lowest comes first, Infinity waits. Read at each turn.
 */
export const TurnRank = createContext<(() => number) | undefined>(undefined)

let lastFrame = Number.NEGATIVE_INFINITY
/** How many entries this frame takes. */
let room = 1

const frames = createQueue({ schedule: requestFrame, settleTimeoutMs: 0 })
const spareTime = createQueue({ schedule: requestSpareTime, settleTimeoutMs: SETTLE_TIMEOUT_MS })

/**
 * Spreads rendering over frames: returns how many of the wanted items may be rendered. Across all users
 * of this hook two items are added in a frame on time and one in a late frame, lowest rank first, since
 * rendering all at once would make scrolling stutter. The number never decreases.
 */
export function useTurns(wanted: number, rank: () => number): number {
  const [come, setCome] = useState(0)
  const waits = come < wanted
  const enter = useEffectEvent((before: number) => setCome(Math.min(wanted, before + room)))
  const newestRank = useEffectEvent(rank)

  // Each step joins the queue again.
  useEffect(() => {
    if (!waits) return
    const mine = () => enter(come)
    frames.join(mine, () => newestRank())
    return () => frames.leave(mine)
  }, [waits, come])

  return come
}

/**
 * As `useTurns`, for one item that costs time when it has loaded and calls `settle` then: items come
 * one after another, in idle time. Returns the item admitted last, which is the previous one while an
 * item of another key waits.
 */
export function useLoadingTurn<Wanted>(wanted: Wanted | undefined, key: string) {
  const rank = useContext(TurnRank)
  const [come, setCome] = useState<{ key: string; what: Wanted | undefined }>()
  const enter = useEffectEvent((entered: string) => setCome({ key: entered, what: wanted }))
  const newestRank = useEffectEvent(() => rank?.() ?? 0)
  const place = useRef<{ key: string; enter: () => void }>(undefined)
  const waits = wanted !== undefined && come?.key !== key

  // An item of another key joins the queue again.
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

  // An unmounted item must not block the queue.
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
