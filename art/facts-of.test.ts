import { expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { CoverFactsOf } from './facts-of.ts'

const characters = `
  1 | Ash | Ann Ash | | | | hero | #d6211a; #1d3f94 | leaf | 2026-11-01
  2 | Birch | | | | | villain | #d6211a; #1d3f94 | leaf | 2026-11-01
  3 | Cedar | | | | | hero | #d6211a; #1d3f94 | leaf | 2026-11-01
  4 | Wood Watch | | | | | group | #d6211a; #1d3f94 | leaf | 2026-11-01
`
const series = `
  series | 51 | Tales of Ash | 1963 | ongoing | | | 1..6 | 1=1963-01 6=1963-06 | | 2026-11-01
  span | 1..5 | | Ash; Wood Watch
  key | 3 | 1963-03 | | | Cedar; Birch | first: Cedar | price=0.12 | 2026-11-01 | He comes.
  key | 4 | 1963-04 | | | Birch | death: Birch | | 2026-11-01 | She goes.
  series | 52 | Wood Watch | 1964 | ongoing | | | 1 | 1=1964-01 | | 2026-11-01
  span | 1 | | Wood Watch
  series | 54 | One Night | 1966 | one shot | | | 1 | 1=1966-01 | | 2026-11-01
  span | 1 | | Cedar; Birch; Ash
  series | 53 | Lonely Rides Western | 1955 | ongoing | | | 1 | 1=1955-01 | | 2026-11-01
`
const events = `
  event | 1 | Forest Fire | 1963-02 | 1963-02 | | 2026-11-01 | It burns.
  part | core | Tales of Ash (1963) | 2
`

function factsOf(title: string, number: number) {
  const files = { 'characters/a.txt': characters, 'series/a.txt': series, 'events/a.txt': events }
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(files)))
  const place = catalogue.comics.findIndex(
    (comic) => catalogue.series[comic.series]?.title === title && comic.issueNumber === number,
  )
  return new CoverFactsOf(catalogue).comic(place)
}

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name)

test('the star of the series leads, then who is new, then the villain; no team among them', () => {
  const { lead, others, key, price } = factsOf('Tales of Ash', 3)
  expect(lead.name).toBe('Ash')
  expect(namesOf(others)).toEqual(['Cedar', 'Birch'])
  expect(key).toEqual(['FIRST', 'Cedar'])
  expect(price).toBe(0.12)
})

test('where all are equally often in the series, the best known leads', () => {
  expect(factsOf('One Night', 1).lead.name).toBe('Ash')
})

test('a death is said, an event is named, and neither where there is none', () => {
  expect(factsOf('Tales of Ash', 4).key).toEqual(['DEATH OF', 'Birch'])
  expect(factsOf('Tales of Ash', 2)).toMatchObject({ event: 'Forest Fire', key: [], price: 0 })
  expect(factsOf('Tales of Ash', 1).event).toBeNull()
})

test('an issue of whom nobody is known is led by whoever its title names', () => {
  const { lead, others } = factsOf('Tales of Ash', 6)
  expect(lead.name).toBe('Ash')
  expect(others).toEqual([])
})

test('a team stands for itself only where no member is named', () => {
  expect(factsOf('Wood Watch', 1).lead.name).toBe('Wood Watch')
  expect(factsOf('Tales of Ash', 1).others).toEqual([])
})

test('a book without anybody has a stand-in of its genre', () => {
  const { lead, genre } = factsOf('Lonely Rides Western', 1)
  expect(genre).toBe('western')
  expect(lead.look.head).toBe('cowboy')
})
