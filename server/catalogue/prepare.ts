/** Requests that waited for the server to start are answered first. */
const DELAY_MS = 200

/** Takes one step after another, between requests, so that none waits for more than one step. Returns what stops it. */
export function prepare(steps: Iterable<() => unknown>): () => void {
  const iterator = steps[Symbol.iterator]()
  let stopped = false
  const next = () => {
    if (stopped) return
    const { value: step, done } = iterator.next()
    if (done) return
    step()
    setImmediate(next)
  }
  const timer = setTimeout(next, DELAY_MS).unref()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
