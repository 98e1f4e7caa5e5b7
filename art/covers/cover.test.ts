import { beforeAll, describe, expect, test } from 'vitest'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { COMPOSITIONS } from '../compositions/all.ts'
import { eraOf } from '../eras.ts'
import { CoverFactsOf } from '../facts-of.ts'
import { personNamed } from '../testing/build-scene.ts'
import { sampleOf } from '../testing/sample.ts'
import { chooseComposition } from './choose.ts'
import { type Cover, drawCover } from './cover.ts'
import type { CoverFacts } from './cover-facts.ts'
import { logoOf } from './logo.ts'
import { STILL } from './repertoire.ts'

/** Of the comics whose compositions are counted one in so many: twenty thousand tell enough. */
const EVERY = 3

const catalogue = loadShippedCatalogue()
const factsOf = new CoverFactsOf(catalogue)

function buildFacts(overrides: Partial<CoverFacts> = {}): CoverFacts {
  return {
    series: 'Amazing Spider-Man',
    number: '33',
    year: 1966,
    month: 2,
    lead: personNamed('Spider-Man'),
    others: [],
    isAbout: false,
    still: null,
    genre: 'street',
    event: null,
    key: [],
    price: 0,
    strip: 'Spider-Man',
    variant: 0,
    make: 'issue',
    volume: 0,
    twin: 0,
    ...overrides,
  }
}

/** Numbers of one series with nobody but its hero, drawn once for all that is said of them. */
const NUMBERED = Array.from({ length: 199 }, (_, place) =>
  drawCover(buildFacts({ number: String(place + 1) })),
)

describe('what a cover states', () => {
  const year = 1941
  test('has a price only where it is known', () => {
    const without = drawCover(buildFacts({ year })).svg
    const withPrice = drawCover(buildFacts({ year, price: 0.1 })).svg
    expect(withPrice.length).toBeGreaterThan(without.length)
  })

  test('names the event it is part of, and what a key issue is known for', () => {
    const plain = drawCover(buildFacts(), 'burst').svg
    const event = drawCover(buildFacts({ event: 'Secret Wars' }), 'burst').svg
    const key = drawCover(buildFacts({ key: ['FIRST', 'VENOM'] }), 'burst').svg
    expect(new Set([plain, event, key]).size).toBe(3)
  })

  test('never has somebody on it who is not in the issue', () => {
    const needy = ['versus', 'card', 'eye', 'colossus', 'roster', 'witnesses']
    for (const { composition } of NUMBERED) expect(needy).not.toContain(composition)
  })
})

describe('who looms over the lead', () => {
  const aunt = { ...personNamed('Aunt May'), role: 'supporting' } as const
  const foe = { ...personNamed('Doctor Octopus'), role: 'villain' } as const
  const compositionsWith = (overrides: Partial<CoverFacts>) =>
    new Set(
      Array.from({ length: 60 }, (_, place) => {
        const facts = buildFacts({ ...overrides, number: String(place + 2) })
        const { era, seed } = eraAndSeed(facts)
        return chooseComposition(facts, era, seed)
      }),
    )

  test('is no bystander', () => {
    const alone = compositionsWith({ others: [aunt] })
    for (const name of ['colossus', 'versus', 'card', 'eye']) expect(alone).not.toContain(name)
    expect(compositionsWith({ others: [foe, aunt] })).toContain('colossus')
  })

  test('is whom a key issue is known for, who is always shown', () => {
    const about = compositionsWith({ others: [aunt, foe], isAbout: true })
    expect([...about].sort()).toEqual(['card', 'versus'])
    expect(compositionsWith({ others: [foe], isAbout: true })).toContain('colossus')
  })
})

test('the first issues of the volumes of a title differ', () => {
  const firsts = Array.from({ length: 6 }, (_, volume) => {
    const others = ['Loki', 'Storm'].map(personNamed)
    const facts = buildFacts({ number: '1', year: 2018, volume, others })
    const { era, seed } = eraAndSeed(facts)
    return chooseComposition(facts, era, seed)
  })
  expect(new Set(firsts).size).toBe(6)
})

describe('a series', () => {
  test('has the same letters on every issue of an era', () => {
    const letters = (number: string) =>
      /<path id="[^"]*m" d="([^"]*)"/.exec(drawCover(buildFacts({ number })).svg)?.[1]
    expect(letters('34')).toBe(letters('33'))
    expect(letters('35')).toMatch(/^M\d/)
  })

  test('has no two neighbours of one composition', () => {
    const alike = NUMBERED.filter(
      ({ composition }, place) => composition === NUMBERED[place - 1]?.composition,
    )
    expect(alike).toEqual([])
  })

  test('goes on with its compositions where numbers have a point', () => {
    const pages = ['1', '1.1', '1.2', '1.3', '1.4', '1.5', '2'].map((number) => {
      const facts = buildFacts({ number })
      return chooseComposition(facts, eraAndSeed(facts).era, eraAndSeed(facts).seed)
    })
    expect(new Set(pages).size).toBeGreaterThan(3)
  })

  test('walks through its compositions in another order nearly each time', () => {
    const order = NUMBERED.map(({ composition }) => composition).slice(2)
    const dozens = order.slice(12).map((_, place) => order.slice(place, place + 12).join())
    expect(new Set(dozens).size).toBeGreaterThan(dozens.length * 0.9)
  })
})

describe('covers from all over the catalogue', () => {
  const records = sampleOf([...catalogue.comics.keys()], { test: 250, soak: 3200 })
  const covers: Cover[] = []
  beforeAll(() => {
    for (const record of records) covers.push(drawCover(factsOf.comic(record)))
  }, 60_000)

  test('is made of the allowed elements and of real numbers', () => {
    const allowed = /^(?:svg|g|path|rect|circle|ellipse|use|defs|clipPath|linearGradient|stop)$/
    for (const { svg } of covers) {
      const withoutName = svg.replace(/aria-label="[^"]*"/, '')
      expect(withoutName).not.toMatch(/NaN|undefined|Infinity|null/)
      for (const [, element = ''] of svg.matchAll(/<([a-zA-Z]+)/g)) expect(element).toMatch(allowed)
      for (const [, target = ''] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/)
    }
  })

  test('is the same each time, and no two are the same', () => {
    const again = drawCover(factsOf.comic(records[10] as number)).svg
    expect(again).toBe(covers[10]?.svg)
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(covers.length)
  })
})

test('every composition is on three in a hundred of the issues that it is made for, with people or without', () => {
  const counts = { people: new Map<string, number>(), things: new Map<string, number>() }
  for (let record = 0; record < catalogue.comics.length; record += EVERY) {
    if (!catalogue.isIssue(record)) continue
    const facts = factsOf.comic(record)
    const { era, seed } = eraAndSeed(facts)
    const shown = facts.still === null ? counts.people : counts.things
    const name = chooseComposition(facts, era, seed)
    shown.set(name, (shown.get(name) ?? 0) + 1)
  }
  const names = Object.keys(COMPOSITIONS)
  expect(names.length).toBeGreaterThanOrEqual(8)
  const stills = new Set<string>(STILL)
  for (const name of names) {
    const shown = stills.has(name) ? counts.things : counts.people
    const all = [...shown.values()].reduce((sum, count) => sum + count, 0)
    expect((shown.get(name) ?? 0) / all, name).toBeGreaterThanOrEqual(0.03)
  }
})

function eraAndSeed(facts: CoverFacts) {
  const era = eraOf(facts.year)
  return { era, seed: logoOf(facts.series, era, facts.genre).seed }
}
