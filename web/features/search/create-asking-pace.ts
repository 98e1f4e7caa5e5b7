/** The first question does not wait, and one that follows it at once not long. */
const GAP_MS = 50
/**
 * The server answers twenty a second, and the page of results, to which Enter leads,
 * asks ten at once.
 */
const MOST_A_SECOND = 9

/** When the next question may be asked, for a hand of any quickness. */
export function createAskingPace(now: () => number = () => performance.now()) {
  const asked: number[] = Array(MOST_A_SECOND).fill(Number.NEGATIVE_INFINITY)
  return {
    waitMs(): number {
      const [first = 0, last = 0] = [asked.at(0), asked.at(-1)]
      return Math.max(0, last + GAP_MS - now(), first + 1000 - now())
    },
    ask(): void {
      asked.shift()
      asked.push(now())
    },
  }
}
