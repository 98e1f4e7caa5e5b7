export interface Queue {
  /**
   * Calls `enter` when it has the lowest rank of all waiting; of equal ranks the first to join. Ranks
   * are read when an entry is chosen, and one of Infinity waits.
   */
  join(enter: () => void, rank?: () => number): void
  /** Cancels waiting. */
  leave(enter: () => void): void
  /** Reports that the entry has finished or is gone, so that the next may be called. */
  settle(enter: () => void): void
}

interface QueueParts {
  /** Calls back at the next moment in which one entry may be called. */
  schedule(call: () => void): void
  /** How long an entry that has not settled blocks the next one. */
  settleTimeoutMs: number
}

/** A priority queue that calls its entries one at a time. */
export function createQueue({ schedule, settleTimeoutMs }: QueueParts): Queue {
  const waiting = new Map<() => void, () => number>()
  let calling = false
  let settling: (() => void) | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined

  function call() {
    if (calling || settling !== undefined || waiting.size === 0) return
    calling = true
    schedule(letOneIn)
  }

  function letOneIn() {
    calling = false
    const first = findFirst(waiting)
    if (first !== undefined) letIn(first)
    call()
  }

  function letIn(first: () => void) {
    waiting.delete(first)
    if (settleTimeoutMs > 0) {
      settling = first
      timeout = setTimeout(() => settle(first), settleTimeoutMs)
    }
    first()
  }

  function settle(enter: () => void) {
    if (settling !== enter) return
    clearTimeout(timeout)
    settling = undefined
    call()
  }

  return {
    join(enter, rank = () => 0) {
      waiting.set(enter, rank)
      call()
    },
    leave(enter) {
      waiting.delete(enter)
    },
    settle,
  }
}

function findFirst(waiting: Map<() => void, () => number>): (() => void) | undefined {
  let first: (() => void) | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const [enter, rankOf] of waiting) {
    const rank = rankOf()
    if (rank >= lowest) continue
    first = enter
    lowest = rank
  }
  return first
}
