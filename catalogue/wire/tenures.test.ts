import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../testing/random-dataset.ts'
import { tenuresOf } from './tenures.ts'

const ANN = 1
const BEA = 2
const CAT = 3

/** `aaabaa`: who made each issue; `.` where nobody is known, `+` where Ann and Bea made it together. */
function buildMakers(issues: string): number[][] {
  const persons: Record<string, number[]> = { a: [ANN], b: [BEA], c: [CAT], '+': [ANN, BEA] }
  return [...issues].map((letter) => persons[letter] ?? [])
}

describe('the regulars of a series', () => {
  test.each([
    ['a fill-in does not end a tenure', 'aaaaabaaaaa', [[ANN, 0, 10]]],
    ['a guest of a few issues has none', 'aaaaaaaabbbaaaaaaaa', [[ANN, 0, 18]]],
    ['a tenure begins and ends with an issue of its own', '..cbaaaaaaac..', [[ANN, 4, 10]]],
    ['a tenure goes on through unknown issues', 'aaaaaa...aaaaa', [[ANN, 0, 13]]],
    [
      'one follows the other',
      'aaaaaabbbbbbb',
      [
        [ANN, 0, 5],
        [BEA, 6, 12],
      ],
    ],
    [
      'somebody who stayed for long was no guest',
      'aaaaaabbbbbbbbaaaaaa',
      [
        [ANN, 0, 5],
        [BEA, 6, 13],
        [ANN, 14, 19],
      ],
    ],
    ['of two who worked together the one who made more is taken', '++++++++b', [[BEA, 0, 8]]],
    ['four issues are the whole of a short series', 'aaaa', [[ANN, 0, 3]]],
    ['a new maker in every issue is no regular', 'abcabcabcabc', []],
    ['nothing is known of unknown issues', '......', []],
  ])('%s: %s', (_rule, issues, expected) => {
    const tenures = tenuresOf(buildMakers(issues), 3)
    expect(tenures.map(({ creator, from, to }) => [creator, from, to])).toEqual(expected)
  })

  test('are in turn, within the series and credited at both ends, whatever the credits are', () => {
    const random = seeded(21)
    for (let round = 0; round < 200; round += 1) {
      const letters = Array.from({ length: random() * 60 }, () => pick(random, [...'aaaabbbc.+']))
      const makers = buildMakers(letters.join(''))
      const tenures = tenuresOf(makers, 3)
      const inOtherOrder = makers.map((persons) => persons.toReversed())
      expect(tenuresOf(inOtherOrder, 3)).toEqual(tenures)
      let free = 0
      for (const { creator, from, to } of tenures) {
        expect(from).toBeGreaterThanOrEqual(free)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(makers[from]).toContain(creator)
        expect(makers[to]).toContain(creator)
        free = to + 1
      }
      expect(free).toBeLessThanOrEqual(makers.length)
    }
  })
})
