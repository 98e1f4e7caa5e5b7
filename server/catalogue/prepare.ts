import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { SearchAnswers } from '#catalogue/wire/search-answers.ts'

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

/** Builds the indexes and loads the drawing code in advance, so that no request waits for them. */
export function* preparations(
  catalogue: Catalogue,
  search: Pick<SearchAnswers, 'prepared'>,
  loadPictures: () => unknown,
  afterListening: () => Iterable<() => unknown> = () => [],
): Generator<() => unknown> {
  // Before the indexes: what this leaves for the garbage collector makes room for them (25 MB, measured).
  yield* afterListening()
  yield* catalogue.preparations()
  yield () => search.prepared()
  yield loadPictures
}
