const LEVELS = { 40: 'warn', 50: 'error', 60: 'fatal' } as const
type CountedLevel = (typeof LEVELS)[keyof typeof LEVELS]

/** Where the number of the level stands in a line of the logger. */
const LEVEL = /^\{"level":(40|50|60),/

/** Lines of the log since the start that somebody should look at. */
export class LineCounts {
  readonly levels: Record<CountedLevel, number> = { warn: 0, error: 0, fatal: 0 }

  count(line: string): void {
    const number = LEVEL.exec(line)?.[1]
    if (number !== undefined) this.levels[LEVELS[Number(number) as keyof typeof LEVELS]] += 1
  }
}
