const DAY_MS = 24 * 60 * 60 * 1000
const WRITE_AFTER_MS = 1_000

export interface KeyCalls {
  publicKey: string
  /** Days since 1970, UTC. */
  day: number
  calls: number
}

export function dayOf(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS)
}

/**
 * Counts calls in memory and writes them in batches, at most a second later: no call waits for the
 * database.
 */
export class CallCounter {
  private readonly write: (counts: KeyCalls[]) => Promise<void>
  private waiting = new Map<string, KeyCalls>()
  private timer: NodeJS.Timeout | undefined
  private writing = Promise.resolve()

  constructor(write: (counts: KeyCalls[]) => Promise<void>) {
    this.write = write
  }

  count(publicKey: string, now: Date): void {
    this.add({ publicKey, day: dayOf(now), calls: 1 })
  }

  /** Resolves when all counts so far are written. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const counts = [...this.waiting.values()]
    this.waiting = new Map()
    const written = this.writing.then(() => this.writeOrRestore(counts))
    // The next write waits for this one, but does not inherit its failure.
    this.writing = written.catch(() => {})
    return written
  }

  private async writeOrRestore(counts: KeyCalls[]): Promise<void> {
    if (counts.length === 0) return
    try {
      await this.write(counts)
    } catch (error) {
      for (const count of counts) this.add(count)
      throw error
    }
  }

  private add({ publicKey, day, calls }: KeyCalls): void {
    const name = `${day} ${publicKey}`
    const known = this.waiting.get(name)
    if (known === undefined) this.waiting.set(name, { publicKey, day, calls })
    else known.calls += calls
    // While the database is unavailable the counts stay in memory until the next attempt.
    this.timer ??= setTimeout(() => this.flush().catch(() => {}), WRITE_AFTER_MS).unref()
  }
}
