import { describe, expect, test } from 'vitest'
import { seriesName } from './load/series-names.ts'
import { issuesByName } from './report/issues-by-name.ts'
import { findSharedWords } from './report/shared-words.ts'
import { loadShippedCatalogue } from './testing/shipped-catalogue.ts'
import { publishedComic, publishedSeries } from './wire/publisher-page.ts'

const data = loadShippedCatalogue()
const { characters, creators, series, comics, events, arcs } = data
const keyIssues = comics.filter(({ key }) => key !== null)

function shareOf<Item>(items: Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / items.length
}

describe('the shipped catalogue', () => {
  test('is worth browsing', () => {
    expect(characters.length).toBeGreaterThanOrEqual(800)
    expect(series.length).toBeGreaterThanOrEqual(14_000)
    expect(comics.length).toBeGreaterThanOrEqual(60_000)
    expect(keyIssues.length).toBeGreaterThanOrEqual(600)
    expect(creators.length).toBeGreaterThanOrEqual(300)
    expect(events.length).toBeGreaterThanOrEqual(50)
  })

  test('has series and comics of every decade from 1939 on', () => {
    for (let decade = 193; decade <= 202; decade += 1) {
      const isOfDecade = (year: number) => Math.floor(year / 10) === decade
      expect(series.some(({ startYear }) => isOfDecade(startYear))).toBe(true)
      expect(comics.some(({ coverMonth }) => isOfDecade(Number(coverMonth.slice(0, 4))))).toBe(true)
    }
  })

  test('knows first appearance, real name and description of four persons in five', () => {
    const persons = characters.filter(({ role }) => role !== 'group')
    const complete = persons.filter(
      ({ firstAppearance, realName, description }) =>
        firstAppearance !== null && realName !== '' && description !== '',
    )
    expect(complete.length / persons.length).toBeGreaterThanOrEqual(0.8)
  })

  test('has nobody without a comic whose first issue is here', () => {
    const seen = new Set(comics.flatMap(({ characters: cast }) => cast))
    const issues = issuesByName(data)
    const unseen = characters.filter(({ firstAppearance: first }, position) => {
      const issue = first && `${first.series} (${first.startYear}) #${first.issueNumber}`
      return issue !== null && issues.has(issue) && !seen.has(position)
    })
    expect(unseen.map(({ name }) => name)).toEqual([])
  })

  test('has few comics without a character or without a credit in the runs that it describes', () => {
    const told = comics.filter(
      (comic) => comic.variantOf === null && series[comic.series]?.description !== '',
    )
    expect(told.length).toBeGreaterThan(36_000)
    expect(shareOf(told, ({ characters: cast }) => cast.length === 0)).toBeLessThan(0.12)
    expect(shareOf(told, ({ credits }) => credits.length === 0)).toBeLessThan(0.08)
  })

  test('knows somebody in three of four single issues, and a maker of six in seven', () => {
    const singles = comics.filter(
      (comic) => comic.variantOf === null && series[comic.series]?.type !== 'collection',
    )
    expect(shareOf(singles, ({ characters: cast }) => cast.length === 0)).toBeLessThan(0.23)
    expect(shareOf(singles, ({ credits }) => credits.length === 0)).toBeLessThan(0.14)
  })

  test('says who the best known creators are, in a sentence or two', () => {
    const known = creators.filter(({ about }) => about !== '')
    expect(known.length).toBeGreaterThanOrEqual(200)
    const wrong = known.filter(({ about }) => !/^(\S+ ){14,34}\S+[.?]$/.test(about))
    expect(wrong.map(({ fullName }) => fullName)).toEqual([])
  })

  test('answers under the ids of the original service', () => {
    /** Our own ids begin behind those of the service. */
    const originals = (
      records: readonly { id: number; otherIds: readonly (number | { id: number })[] }[],
      ownFrom: number,
    ) => {
      const ids = records.flatMap(({ id, otherIds }) => [
        id,
        ...otherIds.map((other) => (typeof other === 'number' ? other : other.id)),
      ])
      return new Set(ids.filter((id) => id < ownFrom)).size
    }
    expect(originals(characters, 2_000_001)).toBe(1565)
    expect(originals(events, 5001)).toBe(74)
    expect(originals(series, 50_001)).toBeGreaterThanOrEqual(13_700)
    expect(originals(comics, 400_001)).toBeGreaterThanOrEqual(53_600)
    expect(originals(creators, 20_001)).toBeGreaterThanOrEqual(6000)
  })

  test('leads to the publisher from what the service gave an id, and from nothing else', () => {
    const published = {
      comics: comics.filter((comic) => publishedComic(data, comic)),
      series: series.filter((run) => publishedSeries(data, run)),
    }
    expect(published.comics.length).toBeGreaterThanOrEqual(53_552)
    expect(published.series.length).toBeGreaterThanOrEqual(13_395)
    // The highest ids that were recorded of the service.
    expect(Math.max(...published.comics.map(({ id }) => id))).toBe(129_223)
    expect(Math.max(...published.series.map(({ id }) => id))).toBe(45_057)
  })

  test('says of a hundred books which issues they collect, and of no later run', () => {
    const books = comics.filter(({ collects }) => collects.length > 0)
    expect(books.length).toBeGreaterThanOrEqual(103)
    const early = books.filter(({ collects, series: run }) =>
      collects.some((issue) => {
        const earlier = series[comics[issue]?.series ?? -1]
        return (
          earlier === undefined ||
          earlier.type === 'collection' ||
          (series[run]?.startYear || 9999) < earlier.startYear
        )
      }),
    )
    expect(early.map(({ id }) => id)).toEqual([])
  })

  test('leads from volume to volume, and never to one that began later', () => {
    const later = series.flatMap((record) => {
      const previous = record.previous === null ? undefined : series[record.previous]
      return previous === undefined ? [] : [{ record, previous }]
    })
    expect(later.length).toBeGreaterThanOrEqual(768)
    expect(later.map(({ record, previous }) => [record, previous].map(seriesName))).toEqual(
      expect.arrayContaining([
        ['Marvel Team-Up (2004)', 'Marvel Team-Up (1972)'],
        ['Deathlok (2009)', 'Deathlok (1999)'],
        ['Iceman (2018)', 'Iceman (2017)'],
        ['Spectacular Spider-Man (2011)', 'Spectacular Spider-Man (2003)'],
        ['X-Men Annual (2023)', 'X-Men Annual (2022)'],
      ]),
    )
    const wrong = later.filter(({ record, previous }) => previous.startYear > record.startYear)
    expect(wrong.map(({ record }) => seriesName(record))).toEqual([])
  })

  test('has no two texts that share eight words running', () => {
    expect(findSharedWords(data)).toEqual([])
  })

  test('gives every key issue a fact of its own', () => {
    const bare = keyIssues.filter(
      ({ key, storyTitles }) =>
        key?.note === '' && key.tags.length === 0 && storyTitles.length === 0,
    )
    expect(bare).toEqual([])
  })

  test('has two or three colours and an emblem for whoever is drawn', () => {
    const drawn = characters.filter(({ colours, emblem }) => colours.length > 0 && emblem !== '')
    expect(drawn.length / characters.length).toBeGreaterThan(0.95)
    for (const { name, colours } of drawn) expect([2, 3], name).toContain(colours.length)
  })

  test('has a page for every team that somebody is in', () => {
    const groups = new Set(characters.flatMap(({ role, name }) => (role === 'group' ? name : [])))
    const named = new Set(characters.flatMap(({ teams }) => teams))
    expect([...named].filter((team) => !groups.has(team))).toEqual([])
  })

  test('knows at least 300 story arcs, each by a title that no event has', () => {
    expect(arcs.length).toBeGreaterThanOrEqual(300)
    const titles = new Set(events.map(({ title }) => title))
    expect(arcs.filter(({ title }) => titles.has(title))).toEqual([])
  })

  test('tells each event in reading order, with a core', () => {
    for (const { title, parts } of events) {
      expect(
        parts.some(({ role }) => role === 'core'),
        title,
      ).toBe(true)
    }
  })
})
