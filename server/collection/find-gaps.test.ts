import { expect, test } from 'vitest'
import { seeded } from '#catalogue/testing/random-dataset.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { findGaps } from './find-gaps.ts'

function numbered(numbers: number[]) {
  return numbers.map((number, id) => ({ id, number }))
}

test.each([
  [
    'all, where the count goes back to the old one',
    [1, 2, 3, 58, 500, 501],
    [],
    ['1..3', '58', '500..501'],
  ],
  ['none', [1, 2], [1, 2], []],
  ['gaps', [1, 2, 3, 4, 5, 6], [1, 5], ['2..4', '6']],
  ['a number between', [5, 5.1, 6, 7], [7], ['5..6']],
  ['around a number between', [5, 5.1, 6], [5.1], ['5', '6']],
  ['a flashback in its place', [1, 2, -1, 3], [2], ['1', '-1', '3']],
])('%s', (_name, numbers, owned, missing) => {
  const issues = numbered(numbers)
  const ids = issues.filter(({ number }) => owned.includes(number)).map(({ id }) => id)
  const gaps = findGaps(issues, new Set(ids))
  expect(gaps.map(({ numbers }) => numbers)).toEqual(missing)
  expect(gaps.map(({ start }) => issues[start]?.number)).toEqual(missing.map(parseFloat))
})

test('the ranges hold every missing issue once and none that is owned', () => {
  const random = seeded(seedOfTest())
  for (let round = 0; round < rounds({ test: 200, soak: 20_000 }); round += 1) {
    const all = Array.from({ length: 30 }, () => Math.floor(random() * 80) / 2 - 2)
    const issues = numbered([...new Set(all)])
    const owned = new Set(issues.filter(() => random() < 0.4).map(({ id }) => id))
    const ranges = findGaps(issues, owned).map(({ numbers }) => numbers.split('..').map(Number))
    const countOf = (number: number) =>
      ranges.filter(([from = 0, to = from]) => from <= number && number <= to).length
    expect(issues.map(({ number }) => countOf(number))).toEqual(
      issues.map(({ id }) => (owned.has(id) ? 0 : 1)),
    )
  }
})
