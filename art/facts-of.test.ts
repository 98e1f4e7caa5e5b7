import { expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { CoverFactsOf } from './facts-of.ts'

const characters = `
  1 | Spider-Man | Peter Parker | | | | hero | #d6211a; #1d3f94 | spider | 2026-11-01
  2 | Doctor Octopus | | | | | villain | #d6211a; #1d3f94 | tentacle | 2026-11-01
  3 | Wolverine | | | | | hero | #d6211a; #1d3f94 | claw | 2026-11-01
  4 | Wood Watch | | | | | group | #d6211a; #1d3f94 | leaf | 2026-11-01
  5 | Aunt May | | | | | supporting | #d6211a; #1d3f94 | heart | 2026-11-01
  6 | Nobody Ever Drew Me | | | | | hero | #d6211a; #1d3f94 | anchor | 2026-11-01
  7 | Aragorn | | | | | hero | #f5f5f5; #c9d3dc | horse | 2026-11-01
`
const series = `
  series | 51 | Tales of Spider-Man | 1963 | ongoing | | | 1..6 | 1=1963-01 6=1963-06 | | 2026-11-01
  span | 1..5 | | Spider-Man; Wood Watch; Aunt May
  key | 3 | 1963-03 | | | Wolverine; Doctor Octopus | first: Wolverine | price=0.12 | 2026-11-01 | He comes.
  key | 4 | 1963-04 | | | Doctor Octopus | death: Doctor Octopus | | 2026-11-01 | He goes.
  series | 52 | Wood Watch | 1964 | ongoing | | | 1 | 1=1964-01 | | 2026-11-01
  span | 1 | | Wood Watch
  series | 54 | One Night | 1966 | one shot | | | 1 | 1=1966-01 | | 2026-11-01
  span | 1 | | Wolverine; Doctor Octopus; Spider-Man
  series | 53 | Lonely Rides Western | 1955 | ongoing | | | 1 | 1=1955-01 | | 2026-11-01
  series | 55 | Spider-Man | 1990 | ongoing | | | 1 | 1=1990-01 | | 2026-11-01
  series | 56 | Far Shores | 1990 | ongoing | | | 1 | 1=1990-01 | | 2026-11-01
  span | 1 | | Nobody Ever Drew Me
  series | 57 | Heathcliff | 1985 | ongoing | | | 1 | 1=1985-01 | | 2026-11-01
  span | 1 | | Spider-Man
  series | 58 | Spider-Man | 2003 | ongoing | | | 1 | 1=2003-01 | | 2026-11-01
  series | 59 | Wind and Rain | 2003 | ongoing | | | 1 | 1=2003-01 | | 2026-11-01
  span | 1 | | Aragorn
`
const events = `
  event | 1 | Forest Fire | 1963-02 | 1963-02 | | 2026-11-01 | It burns.
  part | core | Tales of Spider-Man (1963) | 2
`

function factsOf(title: string, number: number, year?: number) {
  const files = { 'characters/a.txt': characters, 'series/a.txt': series, 'events/a.txt': events }
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(files)))
  const place = catalogue.comics.findIndex((comic) => {
    const run = catalogue.series[comic.series]
    const isYear = year === undefined || run?.startYear === year
    return run?.title === title && isYear && comic.issueNumber === number
  })
  return new CoverFactsOf(catalogue).comic(place)
}

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name)

test('the one whom the title names leads, then who is new, then the villain, bystanders last; no team', () => {
  const { lead, others, isAbout, key, price } = factsOf('Tales of Spider-Man', 3)
  expect(lead.name).toBe('Spider-Man')
  expect(namesOf(others)).toEqual(['Wolverine', 'Doctor Octopus', 'Aunt May'])
  expect(isAbout).toBe(true)
  expect(key).toEqual(['FIRST', 'Wolverine'])
  expect(price).toBe(0.12)
})

test('where all are equally often in the series, the best known leads', () => {
  expect(factsOf('One Night', 1).lead.name).toBe('Spider-Man')
})

test('a death is said, an event is named, and neither where there is none', () => {
  expect(factsOf('Tales of Spider-Man', 4).key).toEqual(['DEATH OF', 'Doctor', 'Octopus'])
  expect(factsOf('Tales of Spider-Man', 2)).toMatchObject({
    event: 'Forest Fire',
    key: [],
    isAbout: false,
    price: 0,
  })
  expect(factsOf('Tales of Spider-Man', 1).event).toBeNull()
})

test('an issue of whom nobody is known is led by whoever is its title', () => {
  expect(factsOf('Spider-Man', 1, 1990)).toMatchObject({
    lead: { name: 'Spider-Man' },
    still: null,
  })
})

test('who has no known face is shown by the emblem, and a team without members by its own', () => {
  const { still, lead } = factsOf('Far Shores', 1)
  expect(still?.things[0]).toBe('anchor')
  expect(still?.hasStandIn).toBe(false)
  expect(lead.name).toBe('Nobody Ever Drew Me')
  expect(factsOf('Wood Watch', 1).still?.things[0]).toBe('leaf')
  expect(factsOf('Wind and Rain', 1).still?.things[0]).toBe('horse')
})

test('an anthology shows the things of its genre by turns with its kind of person', () => {
  const { still, lead, genre } = factsOf('Lonely Rides Western', 1)
  expect(genre).toBe('western')
  expect(lead.look.head).toBe('cowboy')
  expect(still).toMatchObject({ place: 'desert', hasStandIn: true })
})

test('a licensed title shows its own subject, whoever visits it', () => {
  const { still, others } = factsOf('Heathcliff', 1)
  expect(still?.things[0]).toBe('stripedCat')
  expect(others).toEqual([])
})

test('a later volume of a title counts those before it', () => {
  expect(factsOf('Spider-Man', 1, 1990).volume).toBe(0)
  expect(factsOf('Spider-Man', 1, 2003).volume).toBe(1)
})
