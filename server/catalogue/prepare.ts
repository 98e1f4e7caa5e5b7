/** So that whoever waits for the server to come up is answered first. */
const DELAY_MS = 200

/** Takes one step after another, between requests: nobody waits for more than one of them. */
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
