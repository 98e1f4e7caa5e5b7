import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_EXPORTS } from '#contract/imports.ts'
import { NewListSchema } from '#contract/lists.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { readBroughtFile } from '../reading-lists/brought-file.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { Cards } from './cards.ts'
import { ImportLines, plainList } from './import-lines.ts'
import { ListFiles } from './list-files.ts'
import { ListedComics } from './listed-comics.ts'
import { ReadingOrders } from './reading-orders.ts'

function buildFiles() {
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
  const cards = new Cards(catalogue, { resources: '', site: '' })
  const orders = new ReadingOrders(catalogue, cards)
  const listed = new ListedComics(catalogue, cards)
  return {
    ids: [...catalogue.indexes.comics.ids],
    files: new ListFiles(catalogue, cards),
    lines: new ImportLines({ catalogue, cards, orders, listed }),
  }
}

const letter = fc.constantFrom(...'=+-@＝,;\t\n" \'|x<&½')
const text = fc.oneof(
  fc.string({ unit: letter, maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
/** As a member may have it, so without blanks around a name and with each comic once. */
function listOf(ids: number[]) {
  const entry = fc.record({
    comic: fc.constantFrom(...ids),
    section: text.map((section) => section.replace(/[\t\n]/g, ' ')),
    note: text,
  })
  return fc
    .record({
      name: text.map((name) => `${name.replace(/[\t\n]/g, ' ')}x`),
      description: text,
      entries: fc.uniqueArray(entry, { selector: ({ comic }) => comic, maxLength: 8 }),
    })
    .map((made) => NewListSchema.safeParse(made))
    .filter((checked) => checked.success)
    .map(({ data }) => data as NonNullable<typeof data>)
}

const day = fc.date({ min: new Date(0), max: new Date('2026-01-01'), noInvalidDate: true })
const readAt = fc.option(day.map((date) => date.toISOString()))

test.each(LIST_EXPORTS)('$format: what is exported is imported as the same list', ({ format }) => {
  const { ids, files, lines } = buildFiles()
  const keepsReadings = format === 'csv' || format === 'json'
  fc.assert(
    fc.property(listOf(ids), fc.array(readAt, { minLength: 8, maxLength: 8 }), (made, times) => {
      const { name, description } = made
      const entries = made.entries.map((one, place) => ({ ...one, readAt: times[place] ?? null }))
      const written = files.write(format, { name, description, entries })
      const file = readBroughtFile(Buffer.from(written))
      expect(file.lists.map(plainList)).toEqual([{ name, description }])
      const back = [...lines.match(file.lines)].map((line) => ({
        comic: line.comic,
        section: line.section ?? '',
        note: line.note ?? '',
        readAt: line.read ?? null,
      }))
      const kept = entries.map((one) => (keepsReadings ? one : { ...one, readAt: null }))
      expect(back).toEqual(kept)
    }),
    { numRuns: rounds({ test: 60, soak: 5000 }), seed: seedOfTest() },
  )
})
