/** Takes one step after another, between requests: nobody waits for more than one of them. */
export function prepare(steps: Iterable<() => unknown>): void {
  const iterator = steps[Symbol.iterator]()
  const next = () => {
    const { value: step, done } = iterator.next()
    if (done) return
    step()
    setImmediate(next)
  }
  setImmediate(next)
}
