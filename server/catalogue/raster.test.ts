import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Pictures } from '#art/pictures.ts'
import { countAlike, sightOf } from '#art/testing/alike.ts'
import { sampleOf } from '#art/testing/sample.ts'
import { type ComicRecord, isBook } from '#catalogue/load/records.ts'
import { seeded } from '#catalogue/testing/random-dataset.ts'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'

const IN_A_ROW = rounds({ test: 60, soak: 1000 })
/** Of 255: the difference that is visible at this size. */
const TELLING = 3

/** The size in a dense list on a phone. */
async function thumbnailOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width: 64 }).removeAlpha().raw().toBuffer()
}

function differenceOf(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, place) => total + Math.abs(value - (other[place] ?? 0)), 0)
  return sum / one.length
}

/** A paperback and a hardcover of one book may share a picture, as they do in a shop. */
function withoutOtherEditions(comics: readonly ComicRecord[]): ComicRecord[] {
  const { series } = loadShippedCatalogue()
  return comics.filter((comic, place) => {
    const before = comics[place - 1]
    const isOther = before === undefined || !isBook(before.format) || !isBook(comic.format)
    return isOther || series[before.series]?.title !== series[comic.series]?.title
  })
}

test(`${IN_A_ROW} covers in a row differ at 64 pixels, each clearly from the one before`, {
  timeout: 120_000,
}, async () => {
  const catalogue = loadShippedCatalogue()
  const pictures = new Pictures(catalogue)
  const comics = withoutOtherEditions(catalogue.comics)
  const start = Math.floor(seeded(seedOfTest())() * (comics.length - IN_A_ROW))
  const seen = new Set<string>()
  let before: Buffer | undefined
  for (const { id } of comics.slice(start, start + IN_A_ROW)) {
    const bitmap = await thumbnailOf(pictures.picture('comics', id) ?? '')
    seen.add(createHash('sha1').update(bitmap).digest('hex'))
    if (before !== undefined)
      expect(differenceOf(bitmap, before), String(id)).toBeGreaterThan(TELLING)
    before = bitmap
  }
  expect(seen.size).toBe(IN_A_ROW)
})

test('what is numbered below 1 differs at 64 pixels from its neighbours', async () => {
  const { comics } = loadShippedCatalogue()
  const pictures = new Pictures(loadShippedCatalogue())
  const draw = ({ id }: ComicRecord) => thumbnailOf(pictures.picture('comics', id) ?? '')
  const alike: string[] = []
  for (const [place, comic] of comics.entries()) {
    if (comic.format !== 'comic' || Number(comic.number) >= 1) continue
    for (const other of [comics[place - 1], comics[place + 1]]) {
      if (other === undefined || other.series !== comic.series) continue
      const difference = differenceOf(await draw(comic), await draw(other))
      if (difference <= TELLING) alike.push(`${comic.id} and ${other.id}: ${difference}`)
    }
  }
  expect(alike).toEqual([])
})

/** So many covers a reader passes in a list or in a series. */
const NEIGHBOURS = 200
const MOST_ALIKE = 0.03
/** The newest of the listing, and a series of somebody alone; with `SOAK=1` further ones. */
const SERIES = [
  'Conan the Barbarian',
  'Uncanny X-Men',
  'Kid Colt Outlaw',
  'Defenders',
  'Ultimate Spider-Man',
  'Savage Sword of Conan',
  'Silver Surfer',
  'Love Romances',
  'Patsy Walker',
  'Exiles',
]
const PLACES = [0, 4000, 15_000, 21_000, 29_000, 35_000]

test('of 200 neighbours in the listing, and in a series, three in a hundred are alike at most', {
  timeout: 300_000,
}, async () => {
  const catalogue = loadShippedCatalogue()
  const pictures = new Pictures(catalogue)
  const shareOfAlike = async (comics: readonly number[]) => {
    const sights = []
    for (const comic of comics) {
      const svg = pictures.picture('comics', catalogue.comics[comic]?.id ?? 0) ?? ''
      sights.push(sightOf(await thumbnailOf(svg), 64))
    }
    return countAlike(sights) / sights.length
  }
  for (const start of PLACES.slice(0, rounds({ test: 1, soak: PLACES.length }))) {
    const listed = Array.from({ length: NEIGHBOURS }, (_, place) => start + place)
    expect(await shareOfAlike(listed), `from ${start}`).toBeLessThanOrEqual(MOST_ALIKE)
  }
  for (const name of SERIES.slice(0, rounds({ test: 1, soak: SERIES.length }))) {
    const series = catalogue.series.findIndex(({ title }) => title === name)
    const issues = catalogue.relation('series', 'comics').of(series).slice(-NEIGHBOURS)
    expect(await shareOfAlike([...issues]), name).toBeLessThanOrEqual(MOST_ALIKE)
  }
})

/** Each issue that has variants, with them, the issue first. */
function printingsOfIssues(): ComicRecord[][] {
  const { comics } = loadShippedCatalogue()
  const variants = comics.filter(({ variantOf }) => variantOf !== null)
  const byIssue = Map.groupBy(variants, ({ variantOf }) => variantOf as number)
  return Array.from(byIssue, ([issue, ofIssue]) => [comics[issue] as ComicRecord, ...ofIssue])
}

/** One variant each of issues that had two alike: of Age of Ultron #10. */
const ONCE_ALIKE = new Set([47770])

/** Groups in which one would be taken for another, by the ids. */
async function findAlike(groups: readonly ComicRecord[][]): Promise<string[]> {
  const pictures = new Pictures(loadShippedCatalogue())
  const found = groups.map(async (comics) => {
    const drawn = comics.map(({ id }) => thumbnailOf(pictures.picture('comics', id) ?? ''))
    const sights = (await Promise.all(drawn)).map((pixels) => sightOf(pixels, 64))
    return countAlike(sights) === 0 ? [] : comics.map(({ id }) => id).join(', ')
  })
  return (await Promise.all(found)).flat()
}

test('an issue and a variant of it differ at 64 pixels', { timeout: 300_000 }, async () => {
  const pairs = printingsOfIssues().flatMap(([issue, ...variants]) =>
    variants.map((variant) => [issue as ComicRecord, variant]),
  )
  expect(await findAlike(sampleOf(pairs, { test: 60, soak: 2000 }))).toEqual([])
})

test('variants of one issue with other words differ at 64 pixels', {
  timeout: 300_000,
}, async () => {
  const several = printingsOfIssues().flatMap(([, ...variants]) => {
    const byWords = new Map(variants.map((one) => [one.variantDescription, one]))
    return byWords.size < 2 ? [] : [[...byWords.values()]]
  })
  const onceAlike = several.filter((variants) => variants.some(({ id }) => ONCE_ALIKE.has(id)))
  expect(onceAlike).toHaveLength(ONCE_ALIKE.size)
  const sample = sampleOf(several, { test: 12, soak: 500 })
  expect(await findAlike([...onceAlike, ...sample])).toEqual([])
})

test('a series resembles its first issue and does not equal it', async () => {
  const catalogue = loadShippedCatalogue()
  const pictures = new Pictures(catalogue)
  const series = catalogue.series.findIndex(
    ({ title, startYear }) => title === 'Fantastic Four' && startYear === 1961,
  )
  const first = catalogue.comics.find((comic) => comic.series === series && comic.issueNumber === 1)
  const other = catalogue.comics.find(
    (comic) => comic.series === series && comic.issueNumber === 48,
  )
  const seriesId = catalogue.indexes.series.ids[series] ?? 0
  const pile = pictures.picture('series', seriesId, 'portrait_uncanny') ?? ''
  const one = await thumbnailOf(pile)
  const cover = await thumbnailOf(
    pictures.picture('comics', first?.id ?? 0, 'portrait_uncanny') ?? '',
  )
  const stranger = await thumbnailOf(
    pictures.picture('comics', other?.id ?? 0, 'portrait_uncanny') ?? '',
  )
  expect(differenceOf(one, cover)).toBeGreaterThan(0)
  expect(differenceOf(one, cover)).toBeLessThan(differenceOf(one, stranger))
})
