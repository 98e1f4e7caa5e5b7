import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { readAliases } from './aliases.ts'
import { type ComicQuery, createMatcher } from './matcher.ts'

const SERIES = `
  series | 51 | Uncanny X-Men | 1963-2011 | ongoing | | | 1..345 -1 346..544 | 1=1963-09 142=1981-02 345=1997-06 544=2011-12 | | 2026-01-01
    variant | 77 | 1 | Foil Variant | 2026-01-01
  series | 52 | Uncanny X-Men | 2013-2015 | ongoing | | | 1..35 600 | 1=2013-04 35=2015-11 600=2016-01 | | 2026-01-01
  series | 53 | X-Men | 1991-2001 | ongoing | | | 1..113 | 1=1991-10 113=2001-06 | | 2026-01-01
  series | 54 | X-Men Annual | 1970-1991 | ongoing | | | 1..15 | 1=1970-12 3=1980-02 15=1991-09 | | 2026-01-01
  series | 55 | X-Men Annual | 1999 | one shot | | | 1 | 1=1999-08 | | 2026-01-01
  series | 61 | Amazing Spider-Man | 1963-1998 | ongoing | | | 1..441 | 1=1963-03 441=1998-11 | | 2026-01-01
  series | 62 | Amazing Spider-Man | 1999-2013 | ongoing | | | 1..58 33.1 500..700 | 1=1999-01 33.1=2002-01 500=2003-12 700=2013-02 | | 2026-01-01
  series | 63 | Amazing Spider-Man | 2018-2022 | ongoing | | | 1..93 | 1=2018-09 49=2020-12 93=2022-05 | | 2026-01-01
  series | 71 | Ghost Rider | 2006-2009 | ongoing | | | 0.5 1..35 | 0.5=2006-08 1=2006-09 35=2009-07 | | 2026-01-01
  series | 72 | Doctor Strange & the Défenders | 2012-2014 | ongoing | | | 1..20 1.MU AU | 1=2013-01 20=2014-08 | | 2026-01-01
  series | 73 | Tessie Comics | 1944-1949 | ongoing | | | 1..23 | 1=1944-06 23=1949-08 | | 2026-01-01
  series | 74 | Adventures into Terror | 1950-1954 | ongoing | | | 43..44 3..31 | 43=1950-11 31=1954-05 | | 2026-01-01
  series | 75 | Civil War | 2006-2007 | limited | | | 1..7 | 1=2006-07 7=2007-01 | | 2026-01-01
  series | 76 | Civil War | 2007 | collection | trade paperback | | 1 | 1=2007-04 | | 2026-01-01
  series | 77 | Illuminati | 2006-2007 | limited | | | 1..5 | 1=2007-02 5=2008-01 | | 2026-01-01
  series | 78 | Illuminati One-Shot | 2006 | one shot | | | 1 | 1=2006-05 | | 2026-01-01
  series | 79 | Secret Empire | 2017 | limited | | | 1..10 | 1=2017-06 10=2017-10 | | 2026-01-01
  series | 80 | Secret Empire | 2018 | limited | trade paperback | | 1 2 | 1=2018-01 | | 2026-01-01
`
const ALIASES = `
  # title | series | numbers | first
  X-Men (1963) | Uncanny X-Men (1963) | 1..141
  Amazing Spider-Man | Amazing Spider-Man (2018) | 802..894 | 1
  Somebody Else | Not Here (1999)
`

const buildMatcher = shareInFile(async () => {
  const folder = buildDataFolder({ 'series/a.txt': SERIES, 'aliases/a.txt': ALIASES })
  const catalogue = new Catalogue(loadCatalogue(folder))
  return {
    match: createMatcher(catalogue, readAliases(folder)).match,
    titleOf: (id: number) => {
      const comic = catalogue.comics[catalogue.indexes.comics.numberOf(id) ?? -1]
      const series = catalogue.series[comic?.series ?? -1]
      return `${series?.title} (${series?.startYear}) #${comic?.number}`
    },
  }
})

/** `X-Men (1991) #5, 1992`, each of volume and year may be left out. */
async function matchText(text: string, more: Partial<ComicQuery> = {}): Promise<string> {
  const { match, titleOf } = await buildMatcher()
  const [, series = '', volume, number = '', year] =
    /^(.*?)(?: \((\d+)\))?(?: #([^,]*))?(?:, (\d+))?$/.exec(text) ?? []
  const found = match({
    series,
    number,
    volume: volume === undefined ? undefined : Number(volume),
    year: year === undefined ? undefined : Number(year),
    ...more,
  })
  if (found.kind === 'matched') return titleOf(found.comic)
  if (found.kind === 'unknown') return 'unknown'
  return `unsure: ${found.candidates.map(titleOf).join(', ')}`
}

describe('a comic is matched', () => {
  test.each([
    [
      'whatever the case, article and accents',
      'THE DR. STRANGE AND DEFENDERS (2013) #2, 2013',
      'Doctor Strange & the Défenders (2012) #2',
    ],
    ['by the volume', 'Amazing Spider-Man (1999) #5', 'Amazing Spider-Man (1999) #5'],
    ['by the year of the cover', 'Amazing Spider-Man #5, 1999', 'Amazing Spider-Man (1999) #5'],
    ['by the count of its volume', 'Amazing Spider-Man (2) #5', 'Amazing Spider-Man (1999) #5'],
    [
      'by a number that one volume has alone',
      'Amazing Spider-Man #300',
      'Amazing Spider-Man (1963) #300',
    ],
    [
      'by old numbers that go on',
      'Amazing Spider-Man (1963) #500, 2003',
      'Amazing Spider-Man (1999) #500',
    ],
    [
      'by the number that the first volume would have',
      'Amazing Spider-Man (2018) #850, 2020',
      'Amazing Spider-Man (2018) #49',
    ],
    [
      'under a title that came later',
      'Uncanny X-Men (1981) #142, 1981',
      'Uncanny X-Men (1963) #142',
    ],
    ['under a title that it had first', 'The X-Men (1963) #94, 1974', 'Uncanny X-Men (1963) #94'],
    ['with a decimal', 'Amazing Spider-Man #33.1', 'Amazing Spider-Man (1999) #33.1'],
    ['with a half', 'Ghost Rider (2006) #½', 'Ghost Rider (2006) #0.5'],
    [
      'with letters',
      'Doctor Strange and the Defenders #1.mu',
      'Doctor Strange & the Défenders (2012) #1.MU',
    ],
    [
      'with letters alone',
      'Doctor Strange and the Defenders #AU',
      'Doctor Strange & the Défenders (2012) #AU',
    ],
    ['below zero', 'Uncanny X-Men (1963) #-1', 'Uncanny X-Men (1963) #-1'],
    [
      'with one of two numbers',
      'Adventures into Terror (1950) #1 [43], 1950',
      'Adventures into Terror (1950) #43',
    ],
    ['as an annual', 'X-Men #Annual 3', 'X-Men Annual (1970) #3'],
    ['as an annual of a year', "X-Men Annual '99 #1", 'X-Men Annual (1999) #1'],
    ['without the Comics of old covers', 'Tessie (1944) #2, 1944', 'Tessie Comics (1944) #2'],
    [
      'as the one-shot that came out that year',
      'Illuminati (2006) #1, 2006',
      'Illuminati One-Shot (2006) #1',
    ],
  ])('%s: %s', async (_, asked, expected) => {
    expect(await matchText(asked)).toBe(expected)
  })

  test('by years or a volume behind its title', async () => {
    expect(await matchText('', { series: 'X-Men (1991 - 2001)', number: '5' })).toBe(
      'X-Men (1991) #5',
    )
    expect(await matchText('', { series: 'Amazing Spider-Man, Vol. 3', number: '#5' })).toBe(
      'Amazing Spider-Man (2018) #5',
    )
  })

  test('as a book only where a book is asked for', async () => {
    expect(await matchText('Civil War #1, 2006')).toBe('Civil War (2006) #1')
    expect(await matchText('Civil War #1, 2007', { format: 'TPB' })).toBe('Civil War (2007) #1')
    expect(await matchText('Secret Empire #1')).toBe('Secret Empire (2017) #1')
    expect(await matchText('Secret Empire (2018) #2', { format: 'HC' })).toBe(
      'Secret Empire (2018) #2',
    )
  })

  test('never as a variant that is not asked for', async () => {
    const { match } = await buildMatcher()
    const first = match({ series: 'Uncanny X-Men', number: '1', volume: 1963 })
    expect(first.kind).toBe('matched')
    expect(first).not.toMatchObject({ comic: 77 })
  })

  test('by the id of a list that was written here, if title and number agree', async () => {
    const { match } = await buildMatcher()
    const variant = { series: 'Uncanny X-Men', number: '1', comic: 77 }
    expect(match(variant)).toEqual({ kind: 'matched', comic: 77 })
    expect(match({ ...variant, year: 1963, number: '2' })).not.toMatchObject({ comic: 77 })
    expect(match({ ...variant, year: 1963, comic: 78 })).not.toMatchObject({ comic: 77 })
  })
})

describe('it is asked about, the likeliest first,', () => {
  test.each([
    [
      'if several fit',
      'Amazing Spider-Man #5',
      'unsure: Amazing Spider-Man (1963) #5, Amazing Spider-Man (1999) #5, Amazing Spider-Man (2018) #5',
    ],
    [
      'if volume and year contradict each other',
      'Amazing Spider-Man (1999) #5, 2018',
      'unsure: Amazing Spider-Man (1999) #5, Amazing Spider-Man (2018) #5',
    ],
    [
      'if the series began a year apart',
      'Ghost Rider (2005) #3, 2006',
      'unsure: Ghost Rider (2006) #3',
    ],
    ['if the year is not that of the cover', 'Civil War #1, 2007', 'unsure: Civil War (2006) #1'],
    [
      'if the title has a typing error',
      'Adventurs into Terror (1950) #3, 1951',
      'unsure: Adventures into Terror (1950) #3',
    ],
    [
      'if a book alone came out in that year',
      'Secret Empire (2018) #2, 2018',
      'unsure: Secret Empire (2017) #2',
    ],
    ['if it is another cover', 'Ghost Rider (2006) #3B, 2006', 'unsure: Ghost Rider (2006) #3'],
  ])('%s: %s', async (_, asked, expected) => {
    expect(await matchText(asked)).toBe(expected)
  })
})

describe('it is unknown', () => {
  test.each([
    ['of another publisher', 'Batman (1940) #1, 1940'],
    ['of a volume that is not here', 'Ghost Rider (1973) #3, 1973'],
    ['of a number that is not here', 'Ghost Rider (2006) #36, 2009'],
    ['of numbers with letters', 'Amazing Spider-Man (2018) #51.LR, 2020'],
    ['of a special of a year', 'Uncanny X-Men 2013 (2013) #1, 2013'],
    ['of a title that an alias leads nowhere with', 'Somebody Else (1999) #1'],
    ['without a title', ' #1'],
  ])('%s: %s', async (_, asked) => {
    expect(await matchText(asked)).toBe('unknown')
  })
})
