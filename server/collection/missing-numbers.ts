interface Numbered {
  id: number
  number: number
}

/**
 * The numbers of the issues that somebody lacks, as `12` and `40..44`, in the order of the series.
 * Between the ends of a range lies nothing that they own.
 */
export function missingNumbers(issues: Numbered[], owned: ReadonlySet<number>): string[] {
  const ranges: { from: number; to: number }[] = []
  let isOpen = false
  for (const { id, number } of issues.toSorted((one, other) => one.number - other.number)) {
    const last = ranges.at(-1)
    const isMissing = !owned.has(id)
    if (isMissing && isOpen && last !== undefined && number - last.to <= 1) last.to = number
    else if (isMissing) ranges.push({ from: number, to: number })
    isOpen = isMissing
  }
  const places = new Map(issues.map(({ number }, place) => [number, place]))
  const placeOf = ({ from }: { from: number }) => places.get(from) as number
  return ranges
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ from, to }) => (from === to ? `${from}` : `${from}..${to}`))
}
