import { LRUCache } from 'lru-cache'
import { isRecent } from '../is-recent.ts'

const WINDOW_MS = 60_000
/** A caller who is evicted begins a new window. */
const MAX_CALLERS = 10_000

interface Window {
  /** In milliseconds. */
  startedAt: number
  calls: number
}

/** What a caller is told: how many calls are left in this window, and when the next one begins. */
interface Counted {
  allowed: boolean
  remaining: number
  resetMs: number
}

/**
 * So many calls a minute, in the memory of this process. A window begins with a caller's first call:
 * unlike a token bucket it can tell in two numbers what is left and until when.
 */
export class CallWindows {
  private readonly limit: number
  private readonly windows: LRUCache<string, Window>

  constructor(limit: number, max = MAX_CALLERS) {
    this.limit = limit
    this.windows = new LRUCache({ max })
  }

  /** Counts a call. Refused ones do not count, so that whoever waits is let through. */
  count(caller: string, at: number): Counted {
    const window = this.windowOf(caller, at)
    const allowed = window.calls < this.limit
    if (allowed) window.calls += 1
    return {
      allowed,
      remaining: this.limit - window.calls,
      resetMs: window.startedAt + WINDOW_MS - at,
    }
  }

  private windowOf(caller: string, at: number): Window {
    const known = this.windows.get(caller)
    // A clock that is set back must not lock anybody out.
    if (known !== undefined && isRecent(known.startedAt, at, WINDOW_MS)) return known
    const window = { startedAt: at, calls: 0 }
    this.windows.set(caller, window)
    return window
  }
}
