import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, Dataset } from '../load/records.ts'
import { buildRandomDataset, pick, type Random, seeded } from '../testing/random-dataset.ts'
import { loadShippedCatalogue } from '../testing/shipped-catalogue.ts'
import { readSnapshot, snapshotSteps } from './snapshot.ts'

const DIGEST = '5b1ab7c0c1d2e3f405162738495a6b7c8d9e0f10'
const OTHER_DIGEST = DIGEST.replace('5', '6')

function write(dataset: Dataset, digest = DIGEST): Buffer {
  const written: Buffer[] = []
  for (const step of snapshotSteps(dataset, digest, (bytes) => written.push(bytes))) step()
  expect(written).toHaveLength(1)
  return written[0] as Buffer
}

function reread(dataset: Dataset): Dataset {
  return readSnapshot(write(dataset), DIGEST) as Dataset
}

/** A catalogue in which comics share lists, vary, collect each other and have odd texts. */
function buildEntwined(random: Random): Dataset {
  const data = buildRandomDataset(random)
  for (const [position, comic] of data.comics.entries()) {
    const other = Math.floor(random() * data.comics.length)
    const { credits, characters } = data.comics[other] as ComicRecord
    Object.assign(comic, {
      ...(random() < 0.4 && { credits }),
      ...(random() < 0.4 && { characters, inferredCharacters: pick(random, [characters, []]) }),
      ...(random() < 0.2 && { variantOf: other, variantDescription: 'Foil “Variant”' }),
      ...(random() < 0.2 && { collects: [other, position] }),
      issueNumber: pick(random, [-1, 0, 5.1, 1_000_000, position]),
      price: pick(random, [0, 0.12, 3.99]),
      storyTitles: pick(random, [[], ['Ω'], ['💥', 'Nul\0l', '']]),
      key: pick(random, [null, { tags: ['first: Älf'], note: '日本' }]),
      coverMonthInferred: random() < 0.5,
      onsaleInferred: random() < 0.5,
    })
  }
  return listsOf(new Catalogue(data))
}

function listsOf(dataset: Dataset): Dataset {
  const { characters, creators, series, comics, events, arcs, layers, originals } = dataset
  return { characters, creators, series, comics, events, arcs, layers, originals }
}

/** For each list and each credit in it, in order, the first place at which the same object stands. */
function sharingIn({ comics }: Dataset): number[] {
  const places = new Map<object, number>()
  const placeOf = (shared: object) => {
    const place = places.get(shared) ?? places.size
    places.set(shared, place)
    return place
  }
  return comics.flatMap(({ credits, characters, inferredCharacters, collects, storyTitles }) =>
    [credits, characters, inferredCharacters, collects, storyTitles]
      .filter((list) => list.length > 0)
      .flatMap((list) => [placeOf(list), ...(list === credits ? credits.map(placeOf) : [])]),
  )
}

describe('a dataset that is read back', () => {
  test('equals the one that was written, and shares the same lists and credits', () => {
    let shared = 0
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dataset = buildEntwined(seeded(seed))
        const read = reread(dataset)
        expect(read).toStrictEqual(dataset)
        expect(sharingIn(read)).toEqual(sharingIn(dataset))
        shared += sharingIn(read).length - new Set(sharingIn(read)).size
      }),
      { numRuns: rounds({ test: 60, soak: 2000 }), seed: seedOfTest() },
    )
    expect(shared).toBeGreaterThan(50)
  })

  test('equals it for the catalogue that the site comes with', () => {
    const shipped = listsOf(loadShippedCatalogue())
    const read = reread(shipped)
    // Not `toStrictEqual`, which takes long for millions of values.
    expect(isDeepStrictEqual(read, shipped)).toBe(true)
    expect(isDeepStrictEqual(sharingIn(read), sharingIn(shipped))).toBe(true)
  })

  test('has one empty list for all comics', () => {
    const { comics } = reread(buildEntwined(seeded(3)))
    const empty = comics.flatMap(({ collects }) => (collects.length === 0 ? [collects] : []))
    expect(empty.length).toBeGreaterThan(1)
    expect(new Set(empty).size).toBe(1)
  })

  test('may be empty', () => {
    const nothing: Dataset = {
      characters: [],
      creators: [],
      series: [],
      comics: [],
      events: [],
      arcs: [],
      layers: [],
      originals: { comic: 400_000, series: 50_000 },
    }
    expect(reread(nothing)).toStrictEqual(nothing)
  })

  test('is in its default orders already', () => {
    const dataset = buildEntwined(seeded(11))
    const read = new Catalogue(reread(dataset), { ordered: true })
    expect(listsOf(read)).toStrictEqual(listsOf(new Catalogue(structuredClone(dataset))))
  })
})

describe('no snapshot is read from', () => {
  const bytes = write(buildEntwined(seeded(5)))

  test('one of other data', () => {
    expect(readSnapshot(bytes, OTHER_DIGEST)).toBeUndefined()
    expect(readSnapshot(bytes, DIGEST)).toBeDefined()
  })

  test('bytes of which one has changed, wherever it is', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, mask) => {
        const damaged = Buffer.from(bytes)
        damaged[place] = (damaged[place] as number) ^ mask
        expect(readSnapshot(damaged, DIGEST)).toBeUndefined()
      }),
      { numRuns: rounds({ test: 500, soak: 20_000 }), seed: seedOfTest() },
    )
  })

  test('bytes that are cut off, wherever that is', () => {
    for (let length = 0; length < bytes.length; length += length < 100 ? 1 : 97) {
      expect(readSnapshot(bytes.subarray(0, length), DIGEST)).toBeUndefined()
    }
  })

  test('bytes with others behind them, two snapshots in one, and bytes of another kind', () => {
    expect(readSnapshot(Buffer.concat([bytes, Buffer.of(0)]), DIGEST)).toBeUndefined()
    expect(readSnapshot(Buffer.concat([bytes, bytes]), DIGEST)).toBeUndefined()
    expect(readSnapshot(Buffer.alloc(bytes.length), DIGEST)).toBeUndefined()
    expect(readSnapshot(Buffer.from('SQLite format 3'), DIGEST)).toBeUndefined()
  })
})
