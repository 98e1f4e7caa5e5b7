import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { NaiveCatalogue } from '../testing/naive-catalogue.ts'
import { buildRandomDataset, pick, type Random, seeded } from '../testing/random-dataset.ts'
import { Catalogue, type Condition, type Query } from './catalogue.ts'
import { KINDS, type Kind } from './kinds.ts'

const FIELDS: Record<Kind, { values: string[]; prefixes: string[]; orders: string[] }> = {
  characters: {
    values: ['name', 'team', 'role'],
    prefixes: ['name'],
    orders: ['name', 'modified', 'comics', 'renown'],
  },
  comics: {
    values: [
      'title',
      'startYear',
      'format',
      'issueNumber',
      'digitalId',
      'upc',
      'key',
      'noVariants',
      'year',
    ],
    prefixes: ['title'],
    orders: ['title', 'onsaleDate', 'coverMonth', 'focDate', 'issueNumber', 'modified'],
  },
  creators: {
    values: ['firstName', 'lastName', 'middleName', 'role'],
    prefixes: ['firstName', 'middleName', 'lastName'],
    orders: ['firstName', 'middleName', 'lastName', 'suffix', 'modified', 'comics', 'renown'],
  },
  events: {
    values: ['name', 'decade'],
    prefixes: ['name'],
    orders: ['name', 'startDate', 'modified', 'comics'],
  },
  series: {
    values: ['title', 'startYear', 'seriesType', 'line', 'contains', 'running'],
    prefixes: ['title'],
    orders: ['title', 'startYear', 'modified', 'comics'],
  },
  stories: { values: [], prefixes: [], orders: ['id', 'modified'] },
}

function relationsOf(kind: Kind): Kind[] {
  const apart = { characters: 'creators', creators: 'characters' }[kind as string]
  return KINDS.filter((other) => other !== kind && other !== apart)
}

function randomCondition(random: Random, kind: Kind, naive: NaiveCatalogue): Condition {
  const { values, prefixes } = FIELDS[kind]
  const someIds = (of: Kind) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      pick(random, [...naive.idsOf(of), 1]),
    )
  const to = pick(random, relationsOf(kind))
  const field = pick(random, values)
  const choices: Condition[] = [
    { by: 'id', ids: someIds(kind) },
    { by: 'relation', to, ids: someIds(to), match: pick(random, ['any', 'all'] as const) },
    { by: 'changedSince', day: pick(random, ['2026-09-01', '2026-10-10', '2026-11-02', '2027']) },
    { by: 'comics', least: pick(random, [1, 2, 3, 9]) },
    {
      by: 'onsale',
      from: pick(random, ['1990-02-01', '1991']),
      to: pick(random, ['1991-03-01', '1990']),
    },
    {
      by: 'value',
      field,
      values: [pick(random, [...naive.valuesOf(kind, field), 'none'])],
    },
    {
      by: 'prefix',
      field: pick(random, prefixes),
      prefix: pick(random, ['a', 'ant', 'é', 'x', '']),
    },
    { by: 'words', words: pick(random, [['a'], ['sp', 'a'], ['b', 'x']]) },
  ]
  return pick(
    random,
    choices.filter(({ by }) => {
      if (by === 'onsale') return kind === 'comics'
      if (by === 'words') return kind === 'creators'
      if (by === 'comics') return kind !== 'comics' && kind !== 'stories'
      if (by === 'value' || by === 'prefix') return kind !== 'stories'
      return true
    }),
  )
}

function randomQuery(random: Random, kind: Kind, naive: NaiveCatalogue): Query {
  const keys = FIELDS[kind].orders.filter(() => random() < 0.3)
  return {
    conditions: Array.from({ length: Math.floor(random() * 4) }, () =>
      randomCondition(random, kind, naive),
    ),
    order: keys.map((key) => ({ key, descending: random() < 0.5 })),
    offset: Math.floor(random() * 6),
    limit: 1 + Math.floor(random() * 20),
  }
}

describe.each(KINDS)('a list of %s', (kind) => {
  test('is what a plain filter and sort over arrays gives', () => {
    let matched = 0
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed)
        const data = buildRandomDataset(random)
        const naive = new NaiveCatalogue(data)
        const catalogue = new Catalogue(structuredClone(data))
        for (let round = 0; round < 12; round += 1) {
          const query = randomQuery(random, kind, naive)
          const { total, records } = catalogue.list(kind, query)
          const ids = Array.from(records, (record) => catalogue.indexes[kind].ids[record])
          expect({ total, ids }, JSON.stringify(query)).toEqual(naive.list(kind, query))
          matched += total
        }
      }),
      { numRuns: rounds({ test: 20, soak: 60 }), seed: seedOfTest() },
    )
    expect(matched).toBeGreaterThan(50)
  })
})

test('walking the pages gives every record once, whatever the order', () => {
  const data = buildRandomDataset(seeded(7))
  const catalogue = new Catalogue(data)
  const order = [{ key: 'modified', descending: true }]
  const seen: number[] = []
  for (let offset = 0; offset < 60; offset += 7) {
    const page = catalogue.list('comics', { conditions: [], order, offset, limit: 7 })
    seen.push(...page.records)
  }
  expect(seen).toHaveLength(data.comics.length)
  expect(new Set(seen).size).toBe(data.comics.length)
})
