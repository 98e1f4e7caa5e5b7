export interface ProgressTerminal {
  /** To standard error. */
  tell(line: string): void
  /** Replaces the last line; only on a terminal. */
  redraw: ((line: string) => void) | undefined
  /** Milliseconds that only grow. */
  now(): number
}

interface Progress {
  /** What is counted. */
  what: string
  files: number
  /** In units that take about the same time each. */
  work: number
  /** Of an earlier run. */
  workBefore: number
}

const WIDTH = 30
const TENTHS = 10
const REDRAWN_MS = 100
const TOLD_MS = 30_000

/** A bar with what is left to wait for; in a log a line for each tenth, and at least every half minute. */
export class ProgressBar {
  private readonly terminal: ProgressTerminal
  private readonly progress: Progress
  private readonly beganAt: number
  private shownAt: number
  private told: number

  constructor(terminal: ProgressTerminal, progress: Progress) {
    this.terminal = terminal
    this.progress = progress
    this.beganAt = terminal.now()
    this.shownAt = this.beganAt
    this.told = this.partOf(progress.workBefore, TENTHS)
  }

  show(files: number, work: number): void {
    const { redraw, tell } = this.terminal
    const now = this.terminal.now()
    const elapsedMs = now - this.shownAt
    const tenth = this.partOf(work, TENTHS)
    const isTold = tenth !== this.told || elapsedMs >= TOLD_MS
    if (redraw === undefined ? !isTold : elapsedMs < REDRAWN_MS) return
    this.shownAt = now
    this.told = tenth
    if (redraw === undefined) tell(this.words(files, work, now))
    else redraw(`${this.barOf(work)} ${this.words(files, work, now)}`)
  }

  private words(files: number, work: number, now: number): string {
    const { progress, beganAt } = this
    const share = `${this.partOf(work, 100)} %`
    const counts = `${share}, ${grouped(files)} of ${grouped(progress.files)} ${progress.what}`
    const done = work - progress.workBefore
    if (done === 0 || work >= progress.work) return counts
    return `${counts}, ${duration(((now - beganAt) / done) * (progress.work - work))} left`
  }

  private barOf(work: number): string {
    const full = this.partOf(work, WIDTH)
    return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
  }

  private partOf(work: number, whole: number): number {
    const { work: all } = this.progress
    return all === 0 ? whole : Math.floor((work / all) * whole)
  }
}

export function grouped(count: number): string {
  return count.toLocaleString('en', { maximumFractionDigits: 1 })
}

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
