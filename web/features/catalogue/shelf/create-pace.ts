/** The sampling interval of the scroll speed: a mouse wheel scrolls in steps. */
const SAMPLE_MS = 150

/**
 * Returns a function that tells at each scroll event whether the speed is below `calm` pixels per
 * sampling interval. A jump after a pause does not count as slow.
 */
export function createPace(now: () => number = () => performance.now()) {
  let since = { y: 0, at: Number.NEGATIVE_INFINITY }
  let slow = true
  return (y: number, calm: number): boolean => {
    const at = now()
    const moved = Math.abs(y - since.y)
    if (moved >= calm) slow = false
    if (at - since.at >= SAMPLE_MS) {
      slow = moved < calm
      since = { y, at }
    }
    return slow
  }
}
