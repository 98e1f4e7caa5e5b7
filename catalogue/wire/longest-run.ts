/** An issue in the order of its series. */
export interface RunIssue {
  number: number
  read: boolean
}

interface Stretch {
  /** Places in the order; both are read. */
  first: number
  last: number
  /** Of read issues. */
  count: number
}

/**
 * The longest stretch of a series that was read without a gap, the first of equals. It goes by the order of
 * the series, since a run may go from 58 to 500; what stands between two numbers (5.1, 0, -1) is a gap to
 * nobody.
 */
export function longestStretch(issues: readonly RunIssue[]): Stretch | undefined {
  let longest: Stretch | undefined
  let current: Stretch | undefined
  for (const [place, { number, read }] of issues.entries()) {
    if (read) {
      current = { first: current?.first ?? place, last: place, count: (current?.count ?? 0) + 1 }
      if (current.count > (longest?.count ?? 0)) longest = current
    } else if (Number.isInteger(number) && number > 0) current = undefined
  }
  return longest
}
