import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { Cards } from './cards.ts'
import { ListedComics } from './listed-comics.ts'

function buildComics(files: Record<string, string> = {}): ListedComics {
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder({ ...SMALL_CATALOGUE, ...files })))
  return new ListedComics(catalogue, new Cards(catalogue, { resources: '', site: '' }))
}

function orderInWords(comics: ListedComics, kind: 'event' | 'arc', id: number) {
  return comics
    .orderOf({ kind, id })
    ?.entries.map(({ comic, section }) => `${section}: ${comics.find(comic)?.title}`)
}

test('an event is read in its order, under the words of its page', () => {
  expect(orderInWords(buildComics(), 'event', 5001)).toEqual([
    'Core: Amazing Spider-Man (1963) #2',
    'Core: Amazing Spider-Man (1963) #1',
    'Tie-ins: Amazing Spider-Man (1999) #1',
  ])
})

test('an arc is read in its order, without sections', () => {
  expect(orderInWords(buildComics(), 'arc', 1)).toEqual([
    ': Amazing Spider-Man (1963) #3',
    ': Amazing Spider-Man (1963) #4',
    ': Amazing Spider-Man (1999) #1',
  ])
})

test('an event answers under a former id with the one that it has now', () => {
  const comics = buildComics({ 'ids/a.txt': 'event | 7 | 5001' })
  expect(comics.orderOf({ kind: 'event', id: 7 })?.id).toBe(5001)
})

test('there is no order of what the catalogue does not have', () => {
  expect(buildComics().orderOf({ kind: 'event', id: 1 })).toBeUndefined()
  expect(buildComics().orderOf({ kind: 'arc', id: 5001 })).toBeUndefined()
})
