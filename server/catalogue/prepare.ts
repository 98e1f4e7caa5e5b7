/** Lets the first requests after the start go first. */
const DELAY_MS = 200

/** Runs one step an event-loop turn, so that a request waits for one step at most. */
export function prepare(steps: Iterable<() => unknown>): void {
  const iterator = steps[Symbol.iterator]()
  const next = () => {
    const { value: step, done } = iterator.next()
    if (done) return
    step()
    setImmediate(next)
  }
  setTimeout(next, DELAY_MS).unref()
}
