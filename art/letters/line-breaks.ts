const MOST_LINES = 4

/** Every way to break a row of items into at most four lines. */
export function* lineBreaks<Item>(items: readonly Item[]): Generator<Item[][]> {
  for (const cuts of cutsBelow(items.length - 1, MOST_LINES - 1)) {
    const edges = [0, ...cuts.map((cut) => cut + 1), items.length]
    yield edges.slice(1).map((edge, place) => items.slice(edges[place], edge))
  }
}

/**
 * The gaps to cut at, in rising order. Only few of all gaps at once: a title of thirty words would
 * have half a billion breaks, nearly all of them with too many lines.
 */
function* cutsBelow(limit: number, most: number): Generator<number[]> {
  yield []
  if (most === 0) return
  for (let last = 0; last < limit; last += 1) {
    for (const others of cutsBelow(last, most - 1)) yield [...others, last]
  }
}
