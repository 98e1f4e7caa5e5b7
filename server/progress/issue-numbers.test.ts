import { expect, test } from 'vitest'
import { pick, type Random, seeded } from '#catalogue/testing/random-dataset.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { chooseNumbers, chooseUpTo } from './issue-numbers.ts'

function numbered(numbers: number[]) {
  return numbers.map((number, id) => ({ id, number }))
}

/** Goes from 58 back to the old count, with a flashback month and halves between. */
const ISSUES = numbered([0.5, 1, 2, 3, 5, 5.1, 6, -1, 58, 500, 501])

test.each([
  ['1..3', [1, 2, 3]],
  ['#5', [5]],
  ['5..6', [5, 5.1, 6]],
  [' 1..2, 58 ', [1, 2, 58]],
  ['58..501', [58, 500, 501]],
  ['½', [0.5]],
  ['1/2', [0.5]],
  ['½..2', [0.5, 1, 2]],
  ['-1', [-1]],
  ['-1..1', [0.5, 1, -1]],
  ['1–2', [1, 2]],
  ['1-2', [1, 2]],
  ['3,1..3,3', [1, 2, 3]],
])('%s is what a reader means by it', (text, numbers) => {
  expect(chooseNumbers(ISSUES, text).map(({ number }) => number)).toEqual(numbers)
})

test.each(['', ',', '1..', '..3', '3..1', '1...3', 'x', '1e3', '99', '1,99', '0x1', '1;2', '１'])(
  '“%s” is refused as a whole',
  (text) => {
    expect(() => chooseNumbers(ISSUES, text)).toThrow(/\.$/)
  },
)

test('up to a number takes what came out before it, whatever its number', () => {
  expect(chooseUpTo(ISSUES, '500').map(({ number }) => number)).toEqual([
    0.5, 1, 2, 3, 5, 5.1, 6, -1, 58, 500,
  ])
  expect(chooseUpTo(ISSUES, '½')).toHaveLength(1)
  expect(() => chooseUpTo(ISSUES, '99')).toThrow('has no issue with the number 99')
})

/** A spelling, and whether it means a number. */
interface Span {
  text: string
  has(number: number): boolean
}

function randomSpan(random: Random): Span {
  const from = Math.floor(random() * 30) - 2
  const to = from + Math.floor(random() * 8)
  const half = random() < 0.2
  const start = half ? from + 0.5 : from
  const first = start === 0.5 ? '½' : `${start}`
  if (random() < 0.4) return { text: first, has: (number) => number === start }
  return {
    text: `${first}${pick(random, ['..', ' .. ', '–'])}${to + 1}`,
    has: (number) => !(number < start) && !(number > to + 1),
  }
}

test('any list of numbers chooses what each of its parts means, in the order of the series', () => {
  const random = seeded(seedOfTest())
  for (let round = 0; round < rounds({ test: 300, soak: 20_000 }); round += 1) {
    const all = Array.from({ length: 40 }, () => Math.floor(random() * 60) / 2 - 2)
    const issues = numbered([...new Set(all)])
    const spans = Array.from({ length: 1 + Math.floor(random() * 4) }, () => randomSpan(random))
    const meant = issues.filter(({ number }) => spans.some((span) => span.has(number)))
    const isThere = ({ has }: Span) => issues.some(({ number }) => has(number))
    const text = spans.map((span) => span.text).join(pick(random, [',', ', ']))
    const choose = () => chooseNumbers(issues, text)
    if (spans.every(isThere)) expect(choose(), text).toEqual(meant)
    else expect(choose, text).toThrow('This series has no issue')
  }
})
