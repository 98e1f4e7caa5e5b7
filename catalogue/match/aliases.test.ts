import { expect, test } from 'vitest'
import { CatalogueError } from '../load/faults.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { isBook } from '../load/records.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { loadShippedCatalogue } from '../testing/shipped-catalogue.ts'
import { checkAliases } from './aliases.ts'
import { createMatcher } from './matcher.ts'

const SERIES =
  'series | 51 | Tales | 1963 | ongoing | | | 1..9 | 1=1963-01 9=1963-09 | | 2026-01-01'

function faultsOf(aliases: string): string[] {
  const folder = buildDataFolder({ 'series/a.txt': SERIES, 'aliases/a.txt': aliases })
  try {
    checkAliases(folder, loadCatalogue(folder))
    return []
  } catch (error) {
    return error instanceof CatalogueError ? error.faults : [String(error)]
  }
}

test('aliases that lead nowhere are named with file and line', () => {
  const lines = [
    'Stories | Tales (1963)',
    'Stories (1950) | Tales (1963) | 101..109 | 1',
    'Stories | Tales (1964)',
    'Stories | Tales (1963) | 8..10',
    'Stories | Tales (1963) | some',
    'Stories | Tales (1963) | | 4',
    'Stories',
    'Stories | Tales (1963)',
  ]
  expect(faultsOf(lines.join('\n'))).toEqual([
    'aliases/a.txt:3: there is no series "Tales (1964)"',
    'aliases/a.txt:4: #10 is not in the run of Tales (1963)',
    'aliases/a.txt:5: "some" is not a number of an issue',
    'aliases/a.txt:6: says where to begin, but not with which numbers',
    'aliases/a.txt:7: is too short or has an empty field among its first 2',
    'aliases/a.txt:8: is there already',
  ])
})

test('the shipped ones lead from the names of other lists to our series', () => {
  const catalogue = loadShippedCatalogue()
  const { match } = createMatcher(catalogue)
  const seriesOf = (series: string, volume: number, number: string, year: number) => {
    const found = match({ series, volume, number, year })
    if (found.kind !== 'matched') return found.kind
    const comic = catalogue.comics[catalogue.indexes.comics.numberOf(found.comic) ?? -1]
    const record = catalogue.series[comic?.series ?? -1]
    return `${record?.title} (${record?.startYear}) #${comic?.issueNumber}`
  }
  expect([
    seriesOf('The X-Men', 1963, '94', 1975),
    seriesOf('The Uncanny X-Men', 1981, '142', 1981),
    seriesOf('The Amazing Spider-Man', 1963, '500', 2003),
    seriesOf('The Mighty Thor', 1989, '450', 1992),
    seriesOf('AVX: VS', 2012, '1', 2012),
    seriesOf('The Incredible Hulk', 1999, '50', 2003),
    seriesOf('Fantastic Four', 1961, '700', 2023),
    seriesOf('Star Wars: Darth Vader', 2015, '3', 2015),
    seriesOf('Star Wars', 1998, '3', 1999),
    seriesOf('Power Man & Iron Fist', 1978, '50', 1978),
    seriesOf('X-Men', 1991, '½', 1998),
    seriesOf('Fantastic Four', 1961, 'Annual 6', 1968),
    seriesOf('New Avengers: Illuminati', 2006, '1', 2006),
    seriesOf('X-Men', 1991, '114', 2001),
    seriesOf('Civil War', 2007, '1', 2007),
  ]).toEqual([
    'Uncanny X-Men (1963) #94',
    'Uncanny X-Men (1963) #142',
    'Amazing Spider-Man (1999) #500',
    'Thor (1966) #450',
    'Avengers vs. X-Men: Versus (2012) #1',
    'Incredible Hulk (2000) #50',
    'unknown',
    'Darth Vader (2015) #3',
    'Star Wars (1998) #3',
    'Power Man and Iron Fist (1978) #50',
    'X-Men (1991) #0.5',
    'Fantastic Four Annual (1963) #6',
    'New Avengers: Illuminati One-Shot (2006) #1',
    'New X-Men (2001) #114',
    'unknown',
  ])
})

test('nine issues in ten are found in capitals, with The and &, and without the volume', () => {
  const catalogue = loadShippedCatalogue()
  const { match } = createMatcher(catalogue)
  const asked = catalogue.comics.flatMap((comic, place) => {
    const run = catalogue.series[comic.series]
    const isIssue = comic.variantOf === null && !isBook(comic.format) && run?.startYear !== 0
    if (place % 40 > 0 || !isIssue || run === undefined || run.type === 'collection') return []
    const year = Number(comic.coverMonth.slice(0, 4))
    const series = `THE ${run.title.toUpperCase().replace(/\bAND\b/g, '&')}`
    return [{ id: comic.id, query: { series, number: comic.number, year }, volume: run.startYear }]
  })
  const shareFound = (isVolumeTold: boolean) => {
    const found = asked.filter(({ id, query, volume }) => {
      const result = match(isVolumeTold ? { ...query, volume } : query)
      return result.kind === 'matched' && result.comic === id
    })
    return found.length / asked.length
  }
  expect(asked.length).toBeGreaterThan(1000)
  expect(shareFound(true)).toBeGreaterThanOrEqual(0.99)
  expect(shareFound(false)).toBeGreaterThanOrEqual(0.9)
})
