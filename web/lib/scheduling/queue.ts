export interface Queue {
  /**
   * The lowest rank comes in first, as it is then; of several, whoever came first. One of the rank
   * Infinity does not come in yet.
   */
  join(enter: () => void, rank?: () => number): void
  /** Waits no longer. */
  leave(enter: () => void): void
  /** Is all there, or has gone: the next may come. */
  settle(enter: () => void): void
}

interface QueueParts {
  /** Calls back at the next moment in which one may come in. */
  schedule(call: () => void): void
  /** The longest time in which nobody comes in after one who has not settled. */
  settleTimeoutMs: number
}

/** Lets those who wait in one by one. */
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
