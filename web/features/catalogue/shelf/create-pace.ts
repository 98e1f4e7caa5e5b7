/** Over how long a time the pace is taken: a wheel moves the page by leaps. */
const SAMPLE_MS = 150

/**
 * Says at each move whether the reader goes slowly enough to be reading: by less than `calm` pixels
 * in the time of a sample. A leap after a rest is no reading.
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
