import { describe, expect, test } from 'vitest'
import { queries } from './testing/queries.ts'
import { fanQueries } from './testing/queries-fans.ts'
import { makerQueries } from './testing/queries-maker.ts'
import { secondQueries } from './testing/queries-second.ts'
import { unseenQueries } from './testing/queries-unseen.ts'
import { missesOf, scoreOf } from './testing/shipped-search.ts'

describe('the first hit', () => {
  test('is the expected one for at least 97 of the 100 queries of the first list', () => {
    expect(queries).toHaveLength(100)
    expect(missesOf(queries).length, missesOf(queries).join('\n')).toBeLessThanOrEqual(3)
  })

  test('is so as often, within 5 points, on a list by somebody who has not read the index', () => {
    expect(secondQueries).toHaveLength(50)
    const [first, second] = [scoreOf(queries), scoreOf(secondQueries)]
    expect(Math.abs(first - second), missesOf(secondQueries).join('\n')).toBeLessThanOrEqual(5)
  })
})

describe('what fans type', () => {
  test('finds the expected first but for 6 of 200 queries, and among three but for 2', () => {
    expect(fanQueries).toHaveLength(200)
    expect(missesOf(fanQueries).length, missesOf(fanQueries).join('\n')).toBeLessThanOrEqual(6)
    expect(missesOf(fanQueries, 3).length, missesOf(fanQueries, 3).join('\n')).toBeLessThanOrEqual(
      2,
    )
  })

  test('does so as often, within 5 points, on the list of whoever made the index', () => {
    expect(makerQueries.length).toBeGreaterThanOrEqual(60)
    const difference = Math.abs(scoreOf(fanQueries) - scoreOf(makerQueries))
    expect(difference, missesOf(makerQueries).join('\n')).toBeLessThanOrEqual(5)
  })

  test('does so as often on a list that the index was never held against', () => {
    expect(unseenQueries).toHaveLength(100)
    const difference = Math.abs(scoreOf(fanQueries) - scoreOf(unseenQueries))
    expect(difference, missesOf(unseenQueries).join('\n')).toBeLessThanOrEqual(5)
    expect(missesOf(unseenQueries, 3).length).toBeLessThanOrEqual(1)
  })
})
