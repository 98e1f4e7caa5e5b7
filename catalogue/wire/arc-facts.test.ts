import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { ArcBook } from './arc-facts.ts'
import { toRanges } from './issue-ranges.ts'
import { Namer } from './summaries.ts'

const files = {
  'characters/a.txt': `
    1 | Ash | | | | | hero | | | 2026-11-01
    2 | Wolf | | | | | villain | | | 2026-11-01
    3 | Sparks | | | | | group | | | 2026-11-01
  `,
  'creators/a.txt': `
    20001 | Jo | | Park | | 2026-11-01
    20002 | Letty | | Ring | | 2026-11-01
  `,
  'series/a.txt': `
    series | 50001 | Fire Tales | 1963-1964 | ongoing | | | 1..9 | 1=1963-01 9=1963-09 | | 2026-11-01
    span | 1..9 | writer: Jo Park; letterer: Letty Ring | Ash; Sparks
    span | 3 | | Wolf
    series | 50002 | Smoke | 1963 | limited | | | 1 | 1=1963-04 | | 2026-11-01
  `,
  'events/a.txt': `
    event | 5001 | Fire War | 1963-03 | | | 2026-11-01
    part | core | Smoke (1963) | 1
  `,
  'arcs/a.txt': `
    arc | 7 | The Long Night | Night | 2026-11-01 | The fire goes out.
    part | Fire Tales (1963) | 3..4
    part | Smoke (1963) | 1
    part | Fire Tales (1963) | 6
    arc | 8 | The Spark | | 2026-11-01
    part | Fire Tales (1963) | 1
  `,
}

function read() {
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(files)))
  const arcs = new ArcBook(catalogue, new Namer(catalogue, { resources: '', site: '' }))
  const numberOf = (name: string) =>
    catalogue.comics.findIndex(
      ({ series, issueNumber }) => `${catalogue.series[series]?.title} ${issueNumber}` === name,
    )
  return { catalogue, arcs, numberOf }
}

const link = (number: number) => ({
  id: 600_000_000 + number,
  title: `Fire Tales (1963) #${number}`,
})

test('an arc has its comics in reading order, who is in it, who told it, and the arcs around it', () => {
  const { arcs } = read()
  const { comics, ...facts } = arcs.find(7) ?? {}
  expect(comics?.map(({ title }) => title)).toEqual([
    'Fire Tales (1963) #3',
    'Fire Tales (1963) #4',
    'Smoke (1963) #1',
    'Fire Tales (1963) #6',
  ])
  expect(facts).toEqual({
    kind: 'arcs',
    id: 7,
    title: 'The Long Night',
    aliases: ['Night'],
    issues: 'Fire Tales (1963) #3–4, 6 and 1 more series',
    description: 'The fire goes out.',
    firstMonth: '1963-03',
    lastMonth: '1963-06',
    firstComicId: link(3).id,
    keyIssueCount: 0,
    series: [
      { id: 50001, title: 'Fire Tales (1963)', numbers: '3–4, 6' },
      { id: 50002, title: 'Smoke (1963)', numbers: '1' },
    ],
    characters: [
      { id: 1, name: 'Ash', comics: 3 },
      { id: 2, name: 'Wolf', comics: 1 },
    ],
    creators: [{ id: 20001, name: 'Jo Park' }],
    events: [{ id: 5001, title: 'Fire War' }],
    previous: { id: 8, title: 'The Spark' },
    next: null,
  })
  expect(arcs.find(9)).toBeUndefined()
})

test('a comic knows which part of an arc it is, and what comes before and after it there', () => {
  const { arcs, numberOf } = read()
  const place = { id: 7, title: 'The Long Night', parts: 4 }
  expect(arcs.placesOf(numberOf('Smoke 1'))).toEqual([
    { ...place, part: 3, previous: link(4), next: link(6) },
  ])
  expect(arcs.placesOf(numberOf('Fire Tales 3'))).toMatchObject([{ part: 1, previous: null }])
  expect(arcs.placesOf(numberOf('Fire Tales 5'))).toEqual([])
})

test('a series and a character lead to their arcs, oldest first; a guest does not', () => {
  const { arcs, catalogue } = read()
  const titles = (links: { title: string }[]) => links.map(({ title }) => title)
  const series = catalogue.series.findIndex(({ title }) => title === 'Fire Tales')
  const character = (name: string) => catalogue.characters.findIndex((one) => one.name === name)
  expect(titles(arcs.inSeries(series))).toEqual(['The Spark', 'The Long Night'])
  expect(titles(arcs.withCharacter(character('Ash')))).toEqual(['The Spark', 'The Long Night'])
  expect(titles(arcs.withCharacter(character('Wolf')))).toEqual([])
})

test('numbers of issues are read as ranges', () => {
  expect(toRanges([140, 129, 130, 131])).toBe('129–131, 140')
  expect(toRanges([5.1, 5, -1])).toBe('-1, 5, 5.1')
  expect(toRanges([])).toBe('')
})
