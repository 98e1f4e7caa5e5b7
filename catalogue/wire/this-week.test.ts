import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { Namer } from './summaries.ts'
import { thisWeekIn } from './this-week.ts'

const NOVEMBER = new Date('2026-11-02T10:00:00Z')
const WEEK_MS = 7 * 24 * 60 * 60_000

function buildCatalogue(series: string) {
  return new Catalogue(loadCatalogue(buildDataFolder({ 'series/a.txt': series })))
}

function namesOf(catalogue: Catalogue, now: Date) {
  const namer = new Namer(catalogue, { resources: '', site: '' })
  const found = thisWeekIn(catalogue, now)
  return (
    found && {
      coverMonth: found.coverMonth,
      names: found.comics.map((comic) => namer.name('comics', comic)),
    }
  )
}

/** With one issue each November. */
function annual(id: number, title: string, from: number, to: number): string {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => index + 1)
  const months = numbers.map((number) => `${number}=${from + number - 1}-11`).join(' ')
  return `series | ${id} | ${title} | ${from}-${to} | ongoing | | | 1..${numbers.length} | ${months} | | 2026-11-01`
}

const ANNUALS = [annual(50002, 'Cold Tales', 1980, 2017), annual(50001, 'Fire Tales', 1960, 2017)]

test('another year each week, with the longest series first, one issue of each', () => {
  const catalogue = buildCatalogue(ANNUALS.join('\n'))
  const months = new Set<string | undefined>()
  for (let week = 0; week < 4; week += 1) {
    const found = namesOf(catalogue, new Date(NOVEMBER.getTime() + week * WEEK_MS))
    months.add(found?.coverMonth)
    expect(found?.names.at(0)).toMatch(/^Fire Tales/)
    expect(new Set(found?.names.map((name) => name.split(' #')[0])).size).toBe(found?.names.length)
  }
  expect(months.size).toBe(4)
})

test('a year without comics is passed over', () => {
  const catalogue = buildCatalogue(
    'series | 50001 | Fire Tales | 1981 | limited | | | 1 | 1=1981-11 | | 2026-11-01',
  )
  expect(namesOf(catalogue, NOVEMBER)).toEqual({
    coverMonth: '1981-11',
    names: ['Fire Tales (1981) #1'],
  })
})

test('with comics of other months alone there is nothing', () => {
  const catalogue = buildCatalogue(
    'series | 50001 | Fire Tales | 1981 | limited | | | 1 | 1=1981-10 | | 2026-11-01',
  )
  expect(thisWeekIn(catalogue, NOVEMBER)).toBeUndefined()
})
