import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { Cards } from './cards.ts'
import { ReadingOrders } from './reading-orders.ts'

const RUN = `
  series | 60000 | Generation X | 1994-2001 | ongoing | | | 1..2 -1 3 | 1=1997-05 -1=1997-07 3=1997-08 | | 2026-11-01
    variant | 78 | 2 | Foil Variant | 2026-11-03
`

function buildOrders() {
  const files = { ...SMALL_CATALOGUE, 'series/b.txt': RUN }
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(files)))
  return new ReadingOrders(catalogue, new Cards(catalogue, { resources: '', site: '' }))
}

test('a series is read in the order in which it came out, each issue once', () => {
  const orders = buildOrders()
  const numbers = orders.numbered(60000)?.map(({ number }) => number)
  expect(numbers).toEqual([1, 2, -1, 3])
  expect(orders.find('series', 60000)).toMatchObject({
    title: 'Generation X (1994 - 2001)',
    href: '/series/60000',
    comics: orders.numbered(60000)?.map(({ id }) => id),
  })
  expect(orders.coversOf(60000)).toHaveLength(5)
})

test('an event is read in its own order, an arc in its', () => {
  const orders = buildOrders()
  const titlesOf = (kind: 'events' | 'arcs', id: number) =>
    orders.find(kind, id)?.comics.map((comic) => orders.card(comic)?.title)
  expect(titlesOf('events', 5001)).toEqual([
    'Amazing Spider-Man (1963) #2',
    'Amazing Spider-Man (1963) #1',
    'Amazing Spider-Man (1999) #1',
  ])
  expect(titlesOf('arcs', 1)).toEqual([
    'Amazing Spider-Man (1963) #3',
    'Amazing Spider-Man (1963) #4',
    'Amazing Spider-Man (1999) #1',
  ])
  expect(orders.find('arcs', 1)).toMatchObject({ title: 'If This Be Web', href: '/arcs/1' })
})

test('another cover is the same issue, and a thing of its own', () => {
  const orders = buildOrders()
  const second = orders.numbered(60000)?.[1]?.id
  expect(orders.issueId(78)).toBe(second)
  expect(orders.comicId(78)).toBe(78)
})

test('what there is not has no order', () => {
  const orders = buildOrders()
  for (const kind of ['series', 'events', 'arcs'] as const) {
    expect(orders.find(kind, 999)).toBeUndefined()
  }
  expect(orders.comicsOf('characters', 999)).toBeUndefined()
  expect(orders.issueId(999)).toBeUndefined()
})
