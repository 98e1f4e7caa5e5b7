interface Numbered {
  id: number
  number: number
}

interface Gap {
  /** `12` or `40..44`. */
  numbers: string
  /** The first issue of it. */
  start: number
}

/**
 * The numbers of the issues that somebody lacks, in the order of the series. Between the ends of a
 * range lies nothing that they own.
 */
export function findGaps(issues: Numbered[], owned: ReadonlySet<number>): Gap[] {
  const ranges: { from: number; to: number; start: number }[] = []
  let isOpen = false
  for (const { id, number } of issues.toSorted((one, other) => one.number - other.number)) {
    const last = ranges.at(-1)
    const isMissing = !owned.has(id)
    if (isMissing && isOpen && last !== undefined && number - last.to <= 1) last.to = number
    else if (isMissing) ranges.push({ from: number, to: number, start: id })
    isOpen = isMissing
  }
  const places = new Map(issues.map(({ number }, place) => [number, place]))
  const placeOf = ({ from }: { from: number }) => places.get(from) as number
  return ranges
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ from, to, start }) => ({
      numbers: from === to ? `${from}` : `${from}..${to}`,
      start,
    }))
}
