/** `129–138, 140`: numbers of one series, ascending, with runs of whole numbers as ranges. */
export function toRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last !== undefined && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
