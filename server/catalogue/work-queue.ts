import { busy } from '../errors.ts'

interface QueueSize {
  running: number
  waiting: number
}

/** What runs and waits now, and what was refused since the start. */
export interface QueueCounts extends QueueSize {
  refused: number
}

/** Told to whoever finds the queue full; by then a place is free. */
const RETRY_AFTER_MS = 2_000

/** Runs a few tasks at once and lets a few others wait, in their order; more are refused. */
export class WorkQueue {
  private readonly size: QueueSize
  private readonly waiting: (() => void)[] = []
  private running = 0
  private refused = 0

  constructor(size: QueueSize) {
    this.size = size
  }

  counts(): QueueCounts {
    const { running, waiting, refused } = this
    return { running, waiting: waiting.length, refused }
  }

  /** Rejects with 503 when the queue is full. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.size.running) this.running += 1
    else if (this.waiting.length < this.size.waiting) await this.nextTurn()
    else {
      this.refused += 1
      throw busy(RETRY_AFTER_MS)
    }
    try {
      return await task()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running -= 1
      else next()
    }
  }

  /** The place of the task that ends is handed on, so `running` does not change. */
  private nextTurn(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
