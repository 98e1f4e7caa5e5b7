import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchKind } from '#contract/search.ts'
import { namedRecords } from './names.ts'
import { queries } from './testing/queries.ts'
import { secondQueries } from './testing/queries-second.ts'
import { catalogue, KINDS, nameOf, search } from './testing/shipped-search.ts'

describe('a search', () => {
  const first = (query: string, kinds = KINDS) => {
    const [hit] = search(query, kinds, 10).hits
    return hit && { ...hit, name: nameOf(hit.kind, hit.record) }
  }

  test.each([
    ['spidr man', 'Spider-Man'],
    ['wolvrine', 'Wolverine'],
    ['hawkey', 'Hawkeye'],
    ['spiderman', 'Spider-Man'],
    ['Peter Parker', 'Spider-Man'],
    ['tchalla', 'Black Panther'],
  ])('finds "%s"', (query, name) => {
    expect(first(query)).toMatchObject({ kind: 'characters', name })
  })

  test.each([
    ['asm 300', 'Amazing Spider-Man (1963) #300'],
    ['x-men 1963 #1', 'Uncanny X-Men (1963) #1'],
    ['fantastic four 48', 'Fantastic Four (1961) #48'],
  ])('reads "%s" as an issue', (query, name) => {
    expect(first(query)).toMatchObject({ kind: 'comics', name })
  })

  test.each([
    ['dr doom', 'characters', 'Doctor Doom'],
    ['the thing', 'characters', 'Thing'],
    ['parker', 'characters', 'Spider-Man'],
    ['lee', 'creators', 'Stan Lee'],
    ['x-men 1', 'comics', 'Uncanny X-Men (1963) #1'],
    ['x-men two', 'comics', 'Uncanny X-Men (1963) #2'],
    ['1963', 'series', 'Uncanny X-Men (1963)'],
    ['90s x-men', 'series', 'X-Men (1991)'],
    ['daredevil series', 'series', 'Daredevil (1964)'],
    ['daredevil by frank miller', 'series', 'Daredevil (1964)'],
  ])('understands "%s"', (query, kind, name) => {
    expect(first(query)).toMatchObject({ kind, name })
  })

  test.each([
    ['first appearance of storm', 'Giant-Size X-Men (1975) #1', 'First appearance of Storm'],
    ['death of captain america', 'Captain America (2004) #25', 'Death of Captain America'],
    ['where to start with thor', 'Thor', 'Where to begin with Thor'],
    ['claremont x-men', 'Uncanny X-Men (1963)', /^\d{3} issues by Chris Claremont$/],
    ['thor', 'Thor', /^$/],
  ])('says of "%s" why it shows %s', (query, name, why) => {
    expect(first(query)).toMatchObject({ name, why: expect.stringMatching(why) })
  })

  test('marks the letters that were found', () => {
    expect(first('spid')).toMatchObject({ name: 'Spider-Man', matches: [[0, 4]] })
    expect(first('asm 300')?.matches.at(-1)).toEqual([27, 30])
  })

  test('keeps to the kinds it is asked for', () => {
    const { hits } = search('civil war', ['events'], 10)
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['events']))
  })

  test('gives no more than the limit, but counts all', () => {
    const { total, hits } = search('s', KINDS, 5)
    expect(hits).toHaveLength(5)
    expect(total).toBeGreaterThan(5)
  })

  test('counts a record once, however many readings find it', () => {
    const { total, hits } = search('venom 2099 1', KINDS, 50)
    expect(total).toBeGreaterThanOrEqual(hits.length)
    const distinct = new Set(hits.map(({ kind, record }) => `${kind} ${record}`))
    expect(distinct.size).toBe(hits.length)
  })

  test.each([
    '',
    ' ',
    '#',
    '---',
    '%%%',
    '(((',
    '\\',
    '\u0000',
    '💥',
    'a'.repeat(100),
    '1'.repeat(50),
  ])('takes %j without complaint', (query) => {
    expect(search(query, KINDS, 10).hits.length).toBeLessThanOrEqual(10)
  })
})

const named = namedRecords(catalogue)
/** Any name, incomplete, with a typo, with a number. */
const typed = fc
  .record({
    name: fc.constantFrom(...named.map(({ kind, record }) => nameOf(kind, record))),
    length: fc.integer({ min: 1, max: 24 }),
    slip: fc.option(fc.nat({ max: 12 })),
    number: fc.constantFrom('', ' 1', ' 2', ' #12', ' 1991', ' 2006 1'),
  })
  .map(({ name, length, slip, number }) => {
    const begun = name.slice(0, length)
    const letters = slip === null ? begun : begun.slice(0, slip) + begun.slice(slip + 1)
    return letters + number
  })
  .filter((text) => /\w/.test(text))

describe('any text', () => {
  test('is answered, with no more hits than are counted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        const { total, hits } = search(query, KINDS, 50)
        expect(total).toBeGreaterThanOrEqual(hits.length)
      }),
    )
  })

  test('finds the same in either spelling of its words', () => {
    const spellings = fc.constantFrom(
      ['dr', 'doctor'],
      ['Mr.', 'mister'],
      ['prof', 'professor'],
      ['sgt', 'sergeant'],
      ['vs', 'versus'],
      ['&', 'and'],
      ['ii', '2'],
    )
    fc.assert(
      fc.property(spellings, typed, ([one, other], name) => {
        const found = (word = '') => search(`${word} ${name}`, KINDS, 10)
        expect(found(one)).toEqual(found(other))
      }),
      { numRuns: 50 },
    )
  })
})

describe('one question for all kinds', () => {
  const PER_KIND = 6
  /** The result of requesting each kind alone. */
  const apartOf = (query: string) =>
    KINDS.map((kind) => ({ kind, ...search(query, [kind], PER_KIND) }))

  const expectSame = (query: string) => {
    const together = search(query, KINDS, PER_KIND * KINDS.length, PER_KIND)
    for (const { kind, total, totals, hits } of apartOf(query)) {
      expect(together.totals, `${query}: ${kind}`).toMatchObject({ [kind]: total })
      expect(totals, `${query}: ${kind}`).toEqual(together.totals)
      expect(
        together.hits.filter((hit) => hit.kind === kind),
        `${query}: ${kind}`,
      ).toEqual(hits)
    }
    expect(together.total).toBe(Object.values(together.totals).reduce((sum, one) => sum + one))
    expect(search(query, KINDS, 1).total, query).toBe(together.total)
    expect(search(query, KINDS, 50).total, query).toBe(together.total)
    const scores = together.hits.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  }

  test('counts and finds of each what asking for it alone does, with few hits or many, for every query of both lists', () => {
    for (const { query } of [...queries, ...secondQueries]) expectSame(query)
  })

  test.each([
    '',
    's',
    'm',
    'a',
    'ma',
    'the',
    'm 1',
    'x-men 2',
    'civil war 2006',
    'venom 2099 1',
    'galactus',
    'bill s',
    'tony sta',
    'doctor sta',
    'magnetto',
    'stan leee',
    'xmne',
    'captian amercia',
    'nothing at all',
    'qqqq zzzz',
  ])('does so for "%s"', expectSame)

  test('does so for any name, half typed, with a slip, with a number', () => {
    fc.assert(fc.property(typed, expectSame))
  })

  test('gives no more than so many of a kind, the best hit of all first', () => {
    const { hits } = search('s', KINDS, 10, 2)
    const counts = Map.groupBy(hits, ({ kind }) => kind)
    expect(Array.from(counts.values(), (own) => own.length)).toEqual([2, 2, 2, 2, 2])
    expect(hits[0]).toEqual(search('s', KINDS, 1).hits[0])
  })
})

describe('the total', () => {
  const allOf = (query: string, kinds: SearchKind[]) =>
    search(query, kinds, Number.POSITIVE_INFINITY).hits

  test.each(['s', 'm', 'a', 'spider', 'x-men'])('of comics for "%s" counts no series', (query) => {
    const { total } = search(query, ['comics'], 1)
    expect(total).toBe(allOf(query, ['comics']).length)
  })

  test.each([
    'x-men 2',
    'avengers 30',
    'spider-man 2099 30',
    'marvel 40',
    'civil war 2006',
    'x-men 1991 90',
  ])('for "%s" counts a comic once that several readings find', (query) => {
    const { total } = search(query, ['comics'], 1)
    expect(total).toBe(allOf(query, ['comics']).length)
  })

  test.each(['s', 'm', 'a', 'th'])(
    'for "%s" is the number of names it begins a word of',
    (query) => {
      for (const kind of KINDS.filter((one) => one !== 'comics')) {
        const begun = named.filter((entry) => {
          const forms = [...entry.titleForms, ...entry.otherForms]
          return entry.kind === kind && forms.some((form) => form.startsWith(query))
        })
        expect(search(query, [kind], 10).total, kind).toBe(begun.length)
      }
    },
  )
})
