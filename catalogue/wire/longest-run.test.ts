import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { longestStretch, type RunIssue } from './longest-run.ts'

function run(read: string, numbers = [...read].map((_, place) => place + 1)): RunIssue[] {
  return [...read].map((sign, place) => ({
    number: numbers[place] as number,
    read: sign === 'x',
  }))
}

/** All stretches from one read issue to another; those with a gap are none. */
function longestNaively(issues: RunIssue[]) {
  let longest: { first: number; last: number; count: number } | undefined
  issues.forEach((_from, first) => {
    issues.forEach((_to, last) => {
      const stretch = issues.slice(first, last + 1)
      const isGap = ({ number, read }: RunIssue) => !read && number > 0 && number % 1 === 0
      if (!stretch[0]?.read || !stretch.at(-1)?.read || stretch.some(isGap)) return
      const count = stretch.filter(({ read }) => read).length
      if (count > (longest?.count ?? 0)) longest = { first, last, count }
    })
  })
  return longest
}

test('the longest run is unbroken, the first of equals', () => {
  expect(longestStretch(run('xx.xxx.x'))).toEqual({ first: 3, last: 5, count: 3 })
  expect(longestStretch(run('xx.xx'))).toEqual({ first: 0, last: 1, count: 2 })
  expect(longestStretch(run('...'))).toBeUndefined()
})

test('a jump of the numbers is no gap, and neither is what stands between two of them', () => {
  expect(longestStretch(run('xxx', [57, 58, 500]))).toMatchObject({ count: 3 })
  expect(longestStretch(run('x.x.x', [5, 5.1, 6, -1, 7]))).toMatchObject({ count: 3 })
  expect(longestStretch(run('x.x', [5, 6, 7]))).toMatchObject({ count: 1 })
})

test('it is what one finds by looking at every stretch', () => {
  const issue = fc.record({
    number: fc.constantFrom(-1, 0, 0.5, 1, 2, 5.1, 500),
    read: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(issue, { maxLength: 14 }), (issues) => {
      expect(longestStretch(issues)).toEqual(longestNaively(issues))
    }),
    { seed: seedOfTest(), numRuns: rounds({ test: 200, soak: 10_000 }) },
  )
})
