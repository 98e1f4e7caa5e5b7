/** Upper bounds of what is counted together: from an answer at hand to a timeout. */
export const BOUNDS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 1_000, 5_000]

/** How long things took, as plain numbers: counting costs no object, and whoever reads them adds up. */
export class Durations {
  /** By upper bound, and a last place for what took longer. */
  readonly counts = new Array<number>(BOUNDS_MS.length + 1).fill(0)
  sumMs = 0

  add(ms: number): void {
    let place = 0
    while (ms > (BOUNDS_MS[place] ?? Number.POSITIVE_INFINITY)) place += 1
    this.counts[place] = (this.counts[place] ?? 0) + 1
    this.sumMs += ms
  }
}
