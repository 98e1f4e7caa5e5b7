/** The longest that a timer can wait; a longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

interface TimeLimit {
  /** Aborted when the time is over, or the caller gives up. */
  signal: AbortSignal
  isOver(): boolean
  /** Leaves no timer behind, and nothing at the caller's signal. */
  end(): void
}

/** By hand: `AbortSignal.any` keeps a little of every call for as long as the caller's signal lives. */
export function startTimeLimit(ms: number, caller: AbortSignal | undefined): TimeLimit {
  const limit = new AbortController()
  let over = false
  const timer = setTimeout(
    () => {
      over = true
      limit.abort()
    },
    Math.min(ms, LONGEST_TIMER_MS),
  )
  const giveUp = () => limit.abort()
  caller?.addEventListener('abort', giveUp)
  return {
    signal: limit.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}
