import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { startingPoints } from './starting-points.ts'
import { Namer } from './summaries.ts'

const PERSONS = `
  1 | Ash (Ann Ash) | | | | | hero | | | 2026-11-01
  2 | Bane-Wolf | | | | | villain | | | 2026-11-01
`
const CREATORS = '20001 | Stan | | Lee | | 2026-11-01\n20002 | Jo | | Park | | 2026-11-01'
const FIRE_TALES = `
  series | 50001 | Fire Tales | 1963-1964 | ongoing | | | 1..8 | 1=1963-01 8=1963-08 | | 2026-11-01
  span | 1..8 | | Ash (Ann Ash)
`

function buildCatalogue(series: string, events = '') {
  return new Catalogue(
    loadCatalogue(
      buildDataFolder({
        'characters/a.txt': PERSONS,
        'creators/a.txt': CREATORS,
        'series/a.txt': series,
        'events/a.txt': events,
      }),
    ),
  )
}

/** As `Fire Tales (1963) #1: first issue, Fire Tales (1963)`. */
function pointsOf(catalogue: Catalogue, name: string, firstTitle?: string): string[] {
  const namer = new Namer(catalogue, { resources: '', site: '' })
  const titles = [...catalogue.comics.keys()].map((comic) => namer.name('comics', comic))
  const character = catalogue.characters.findIndex((one) => one.name === name)
  const first = firstTitle === undefined ? undefined : titles.indexOf(firstTitle)
  return startingPoints(catalogue, character, first).map(({ comic, reason, of }) => {
    return `${titles[comic]}: ${reason}${of && `, ${of}`}`
  })
}

test('begins with the first appearance, then the first issue of the series with most of theirs', () => {
  const catalogue = buildCatalogue(`${FIRE_TALES}
    series | 50002 | Annual Fire | 1962 | ongoing | | | 1 | 1=1962-01 | | 2026-11-01
    span | 1 | | Ash (Ann Ash)
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)', 'Annual Fire (1962) #1')).toEqual([
    'Annual Fire (1962) #1: first appearance',
    'Fire Tales (1963) #1: first issue, Fire Tales (1963)',
  ])
})

test('of somebody who came later to a series, it is their first issue of it', () => {
  const catalogue = buildCatalogue(`${FIRE_TALES}
    span | 4..8 | | Bane-Wolf
  `)
  expect(pointsOf(catalogue, 'Bane-Wolf')).toEqual([
    'Fire Tales (1963) #4: their first issue, Fire Tales (1963)',
  ])
})

test('a comic is named once, by its best reason', () => {
  const catalogue = buildCatalogue(FIRE_TALES)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)', 'Fire Tales (1963) #1')).toEqual([
    'Fire Tales (1963) #1: first appearance',
  ])
})

test('the latest series of their own follows, one that bears their name and was meant to go on before the rest', () => {
  const catalogue = buildCatalogue(`${FIRE_TALES}
    series | 50002 | Young Ash | 1980 | limited | | | 1..4 | 1=1980-01 4=1980-04 | | 2026-11-01
    span | 1..4 | | Ash (Ann Ash)
    series | 50003 | Ash and Water | 1990 | ongoing | | | 1..4 | 1=1990-01 4=1990-04 | | 2026-11-01
    span | 1..4 | | Ash (Ann Ash)
    series | 50004 | The Ash Years | 2000 | limited | | | 1..12 | 1=2000-01 12=2000-12 | | 2026-11-01
    span | 1..3 | | Ash (Ann Ash)
    series | 50006 | Ash: One Night | 1995 | limited | | | 1..4 | 1=1995-01 4=1995-04 | | 2026-11-01
    span | 1..4 | | Ash (Ann Ash)
    series | 50005 | Sparks | 2010 | limited | | | 1..4 | 1=2010-01 4=2010-04 | | 2026-11-01
    span | 1..4 | | Ash (Ann Ash)
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toEqual([
    'Fire Tales (1963) #1: first issue, Fire Tales (1963)',
    'Ash and Water (1990) #1: first issue, Ash and Water (1990)',
  ])
})

test('of events it is the one that is most of all theirs, from where they come into it', () => {
  const catalogue = buildCatalogue(
    `${FIRE_TALES}
    series | 50002 | War of All | 1970-1973 | limited | | | 1..40 | 1=1970-01 40=1973-04 | | 2026-11-01
    span | 1..4 | | Ash (Ann Ash)
    series | 50003 | Prelude | 1962 | one shot | | | 1 | 1=1962-01 | | 2026-11-01
  `,
    `
    event | 5001 | War of All | 1970-01 | 1973-04 | | 2026-11-01
    part | core | War of All (1970) | 1..40
    event | 5002 | Fire War | 1963-06 | 1963-08 | | 2026-11-01
    part | prologue | Prelude (1962) | 1
    part | core | Fire Tales (1963) | 6 5 7
  `,
  )
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toContain(
    'Fire Tales (1963) #6: their first part, Fire War',
  )
})

test('the beginning of an event in which they are from the start is its first part', () => {
  const catalogue = buildCatalogue(
    FIRE_TALES,
    `
    event | 5002 | Fire War | 1963-06 | 1963-08 | | 2026-11-01
    part | core | Fire Tales (1963) | 6..8
  `,
  )
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toContain(
    'Fire Tales (1963) #6: first part, Fire War',
  )
})

test('landmarks come last, three at most, of the series with most of theirs, oldest first', () => {
  const landmark = (number: number) =>
    `key | ${number} | | | | | landmark | | 2026-11-01 | ${number} things burn in it.`
  const catalogue = buildCatalogue(`${FIRE_TALES}
    ${[7, 2, 5, 4].map(landmark).join('\n')}
    key | 3 | | | | | first: Bane-Wolf | | 2026-11-01 | Somebody howls.
    series | 50002 | Elsewhere | 1950 | one shot | | | 1 | 1=1950-01 | | 2026-11-01
    key | 1 | | | | Ash (Ann Ash) | landmark | | 2026-11-01 | She is a guest.
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toEqual([
    'Fire Tales (1963) #1: first issue, Fire Tales (1963)',
    'Fire Tales (1963) #2: landmark',
    'Fire Tales (1963) #4: landmark',
    'Fire Tales (1963) #5: landmark',
  ])
})

test('nobody begins with another cover, or with a book of a single issue', () => {
  const catalogue = buildCatalogue(`${FIRE_TALES}
    variant | 77 | 1 | Foil Variant | 2026-11-03
    series | 50002 | Ash: The Books | 2004-2006 | collection | trade paperback | | 1..12 | 1=2004-01 12=2004-12 | | 2026-11-01
    span | 1..12 | | Ash (Ann Ash)
    ${Array.from({ length: 12 }, (_, index) => `collects | ${index + 1} | Fire Tales (1963) | 1`).join('\n')}
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toEqual([
    'Fire Tales (1963) #1: first issue, Fire Tales (1963)',
  ])
})

test('a long run by one writer and one artist follows the series, until others have taken over', () => {
  const catalogue = buildCatalogue(`
    series | 50001 | Fire Tales | 1963-1966 | ongoing | | | 1..40 | 1=1963-01 40=1966-04 | | 2026-11-01
    span | 1..40 | | Ash (Ann Ash)
    span | 1..6 | writer: Stan Lee; penciller: Stan Lee |
    span | 7..19 40 | writer: Stan Lee; artist: Jo Park; letterer: Jo Park |
    span | 20..32 | writer: Jo Park; penciller (cover): Stan Lee |
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toEqual([
    'Fire Tales (1963) #1: first issue, Fire Tales (1963)',
    'Fire Tales (1963) #7: long run, Stan Lee and Jo Park, Fire Tales (1963) #7–19',
  ])
})

test('a shorter run with key issues is better remembered than a longer one without any', () => {
  const catalogue = buildCatalogue(`
    series | 50001 | Fire Tales | 1963-1966 | ongoing | | | 1..40 | 1=1963-01 40=1966-04 | | 2026-11-01
    span | 1..40 | | Ash (Ann Ash)
    span | 2..15 | writer: Stan Lee; penciller: Jo Park |
    span | 16..27 | writer: Jo Park; penciller: Jo Park |
    key | 20 | | | | | first: Bane-Wolf | | 2026-11-01 | Somebody howls.
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toContain(
    'Fire Tales (1963) #16: long run, Jo Park, Fire Tales (1963) #16–27',
  )
})

test('a book about them is one, a book of others in which they are too is none', () => {
  const catalogue = buildCatalogue(`${FIRE_TALES}
    series | 50002 | Ash by Night | 2004 | collection | trade paperback | | 1 | 1=2004-01 | | 2026-11-01
    span | 1 | | Ash (Ann Ash)
    collects | 1 | Fire Tales (1963) | 1..3
    series | 50003 | Bane-Wolf Howls | 2005 | collection | trade paperback | | 1 | 1=2005-01 | | 2026-11-01
    span | 1 | | Bane-Wolf
    collects | 1 | Fire Tales (1963) | 1..8
  `)
  expect(pointsOf(catalogue, 'Ash (Ann Ash)')).toContain(
    'Ash by Night (2004) (Trade Paperback): collection',
  )
  expect(pointsOf(catalogue, 'Ash (Ann Ash)').join()).not.toContain('Howls')
})

test('somebody in no comic has no place to begin with', () => {
  expect(pointsOf(buildCatalogue(FIRE_TALES), 'Bane-Wolf')).toEqual([])
})
