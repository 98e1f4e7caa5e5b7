import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../load/load-catalogue.ts'
import { buildDataFolder } from '../../testing/data-folder.ts'
import { smallGcdDump, writeSqliteDump } from '../../testing/gcd-dump.ts'
import { SMALL_CATALOGUE } from '../../testing/small-catalogue.ts'
import { runImport } from '../run-import.ts'
import { createGcd } from './gcd-source.ts'

const NOTHING = {
  format: 'comic',
  coverMonth: '',
  onsale: '',
  price: 0,
  pageCount: 0,
  codes: '',
  storyTitles: [],
  credits: [],
  characters: [],
  variantOf: '',
  collects: [],
}
const FIRST = {
  ...NOTHING,
  name: 'The Incredible Hulk #1',
  coverMonth: '1962-05',
  onsale: '1962-03-01',
  price: 0.12,
  pageCount: 36,
  codes: '75960604716200111',
  storyTitles: ['The Coming of the Hulk'],
  credits: [
    'penciller (cover): Jack Kirby',
    'writer: Stan Lee',
    'penciller: Jack Kirby',
    'inker: Paul Reinman',
    'letterer: Art Simek',
  ],
  characters: ['Hulk', 'Teen Brigade', 'Gargoyle', 'Army', 'Thunderbolt Ross', 'Glenn Talbot'],
}

test('all that a dump says is there once its layer is loaded', async () => {
  const folder = buildDataFolder({})
  const catalogue = buildDataFolder(SMALL_CATALOGUE)
  const file = join(folder, 'a.db')
  const into = join(folder, 'layer')
  writeSqliteDump(file, smallGcdDump())
  await runImport({ source: createGcd(), files: [file], into, catalogue, today: '2026-11-18' })
  const { series, comics, characters, creators } = loadCatalogue(catalogue, [into])
  const nameOf = (position: number) => {
    const { series: run, number, variantDescription } = comics[position] ?? { series: -1 }
    return `${series[run]?.title} #${number}${variantDescription && ` (${variantDescription})`}`
  }
  const told = comics.flatMap((comic, position) => {
    if (comic.id < 1_200_000_000) return []
    const { coverMonth, coverMonthInferred, onsale, onsaleInferred, price, pageCount } = comic
    return {
      name: nameOf(position),
      format: comic.format,
      coverMonth: coverMonthInferred ? '' : coverMonth,
      onsale: onsaleInferred ? '' : onsale,
      price,
      pageCount,
      codes: comic.isbn + comic.upc,
      storyTitles: comic.storyTitles,
      credits: comic.credits.map(({ role, creator }) => `${role}: ${creators[creator]?.fullName}`),
      characters: comic.characters.map((who) => characters[who]?.name),
      variantOf: comic.variantOf === null ? '' : nameOf(comic.variantOf),
      collects: comic.collects.map(nameOf),
    }
  })
  expect(series.slice(-2)).toMatchObject([
    { title: "Hulk's \\ Greatest, Hits", startYear: 2004, endYear: 2099, type: 'collection' },
    { title: 'The Incredible Hulk', startYear: 1962, endYear: 1963, type: 'ongoing' },
  ])
  expect(told).toEqual([
    {
      ...NOTHING,
      name: "Hulk's \\ Greatest, Hits #1",
      format: 'trade paperback',
      price: 24.99,
      pageCount: 176,
      codes: '9780306406157',
      credits: ['editor: Tom Brevoort'],
      collects: ['The Incredible Hulk #1', 'The Incredible Hulk #½'],
    },
    { ...NOTHING, name: 'The Incredible Hulk #½', price: 0.12, pageCount: 36 },
    FIRST,
    { ...NOTHING, name: 'The Incredible Hulk #2' },
    // A cover has the facts of its issue.
    { ...FIRST, name: 'The Incredible Hulk #1 (Gold)', variantOf: 'The Incredible Hulk #1' },
  ])
})
