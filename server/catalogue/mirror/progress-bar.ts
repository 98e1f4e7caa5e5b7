export interface ProgressTerminal {
  /** To standard error. */
  tell(line: string): void
  /** Replaces the last line; only on a terminal. */
  redraw: ((line: string) => void) | undefined
  /** Milliseconds that only grow. */
  now(): number
}

interface Progress {
  /** What is counted: files. */
  what: string
  total: number
  /** Of an earlier run. */
  before: number
}

const WIDTH = 30
const REDRAWN_MS = 100
const TOLD_MS = 30_000

/** A bar with what is left to wait for; in a log a line for each tenth, and at least every half minute. */
export class ProgressBar {
  private readonly terminal: ProgressTerminal
  private readonly progress: Progress
  private readonly beganAt: number
  private shownAt = Number.NEGATIVE_INFINITY
  private told = 0

  constructor(terminal: ProgressTerminal, progress: Progress) {
    this.terminal = terminal
    this.progress = progress
    this.beganAt = terminal.now()
    this.shownAt = this.beganAt
    this.told = this.tenthsOf(progress.before)
  }

  show(done: number): void {
    const now = this.terminal.now()
    const { redraw } = this.terminal
    if (redraw !== undefined) {
      if (now - this.shownAt < REDRAWN_MS && done < this.progress.total) return
      this.shownAt = now
      redraw(`${this.barOf(done)} ${this.words(done, now)}`)
      return
    }
    if (this.tenthsOf(done) === this.told && now - this.shownAt < TOLD_MS) return
    this.told = this.tenthsOf(done)
    this.shownAt = now
    this.terminal.tell(this.words(done, now))
  }

  private words(done: number, now: number): string {
    const { what, total, before } = this.progress
    const share = total === 0 ? 1 : done / total
    const counts = `${Math.floor(share * 100)} %, ${grouped(done)} of ${grouped(total)} ${what}`
    const made = done - before
    if (made === 0 || done >= total) return counts
    return `${counts}, ${duration(((now - this.beganAt) / made) * (total - done))} left`
  }

  private barOf(done: number): string {
    const { total } = this.progress
    const full = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH)
    return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
  }

  private tenthsOf(done: number): number {
    const { total } = this.progress
    return total === 0 ? 10 : Math.floor((done / total) * 10)
  }
}

export function grouped(count: number): string {
  return count.toLocaleString('en')
}

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
