import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { Entities } from './entities.ts'

const SITE = 'http://rack.example'
const FACTS = {
  'series/a.txt': `
    series | 200 | Fire Tales | 1963- | ongoing | | | 1..3 | 1=1963-01 3=1963-03 | | 2026-11-01
      ids | comic | 1..2=700 3=600000001
      variant | 800 | 1 | Foil | 2026-11-01
    series | 201 | Fire Book | 2004 | collection | hardcover | | 1 | 1=2004-05 | | 2026-11-01
      ids | comic | 1=900
    series | 202 | Fire Digest | 2005 | collection | digest | | 1 | 1=2005-05 | | 2026-11-01
      ids | comic | 1=901
    series | 50001 | Ash | 1999- | ongoing | | | 1 | 1=1999-01 | | 2026-11-01`,
}
const ORIGINALS = { 'originals/a.txt': 'comic | 400000\nseries | 50000' }
const LAYER = {
  'layer.txt': 'layer | ours | CC0 1.0 | our shelves | 2026-11-01',
  'series/a.txt': `
    series | 300 | Layer Tales | 2001 | one shot | | | 1 | 1=2001-05 | | 2026-11-01
      ids | comic | 1=950
    more | Fire Tales (1963) | 4 | 4=1963-04 | 2026-11-02
      ids | comic | 4=951`,
}

/** The addresses of a record elsewhere; its own page here comes last. */
function buildElsewhere(files: Record<string, string>) {
  const folder = buildDataFolder(files)
  const catalogue = new Catalogue(loadCatalogue(folder, [buildDataFolder(LAYER, [folder])]))
  const entities = new Entities(catalogue, { resources: `${SITE}/v1/public`, site: SITE })
  return (kind: 'comics' | 'series', id: number) => {
    const record = catalogue[kind].findIndex((one) => one.id === id)
    const { urls } = entities.entity(kind, record) as { urls: { type: string; url: string }[] }
    expect(urls.at(-1)).toEqual({ type: 'detail', url: `${SITE}/${kind}/${id}` })
    expect(urls.every(({ type }) => type === 'detail')).toBe(true)
    return urls.slice(0, -1).map(({ url }) => url)
  }
}

test("a record with the original service's id has the publisher's page before our own", () => {
  const elsewhere = buildElsewhere({ ...FACTS, ...ORIGINALS })
  expect(elsewhere('comics', 700)).toEqual(['https://www.marvel.com/comics/issue/700'])
  expect(elsewhere('comics', 800)).toEqual(['https://www.marvel.com/comics/issue/800'])
  expect(elsewhere('comics', 900)).toEqual(['https://www.marvel.com/comics/collection/900'])
  expect(elsewhere('comics', 901)).toEqual(['https://www.marvel.com/comics/collection/901'])
  expect(elsewhere('series', 200)).toEqual(['https://www.marvel.com/comics/series/200'])
})

test('a record whose id we gave, or a layer, has our own page alone', () => {
  const elsewhere = buildElsewhere({ ...FACTS, ...ORIGINALS })
  expect(elsewhere('comics', 600000001)).toEqual([])
  expect(elsewhere('series', 50001)).toEqual([])
  expect(elsewhere('comics', 950)).toEqual([])
  expect(elsewhere('comics', 951)).toEqual([])
  expect(elsewhere('series', 300)).toEqual([])
})

test('facts that do not say which ids are the original ones lead nowhere else', () => {
  const elsewhere = buildElsewhere(FACTS)
  expect(elsewhere('comics', 700)).toEqual([])
  expect(elsewhere('series', 200)).toEqual([])
})

test('a folder that says it in other words is a fault', () => {
  const folder = buildDataFolder({ 'originals/a.txt': 'comic | many\ncharacter | 1\nseries' })
  const load = () => loadCatalogue(folder)
  expect(load).toThrow('a.txt:1: "many" is not an id')
  expect(load).toThrow('a.txt:2: begins with "character", not with comic or series')
  expect(load).toThrow('a.txt:3: is too short')
})
