import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isKnownLook } from '../looks/known.ts'
import { elementsOf, numbersOfPath } from '../testing/read-drawing.ts'
import { COMPOSITIONS, type CompositionName } from './compositions.ts'
import { drawCard, drawPortrait } from './portrait.ts'
import { ALL_FACTS, GROUP_NAMES } from './testing/all-facts.ts'

const ALLOWED = new Set(['svg', 'g', 'path', 'rect', 'circle', 'use', 'defs'])
const ATTRIBUTES_IN_NUMBERS = [
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'viewBox',
  'stroke-width',
  'stroke-dasharray',
  'fill-opacity',
]
const IS_NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/
const LARGEST_GZIP = 4096
const SMALLEST_SHARE = 0.03
const MOST_ALIKE_NEIGHBOURS = 0.2

const CARDS = ALL_FACTS.map((facts) => {
  const { svg, composition } = drawPortrait(facts)
  return { ...facts, svg, composition, elements: elementsOf(svg) }
})

describe('the card of every character of the catalogue', () => {
  it('is made of few kinds of elements, whole and nested', () => {
    const names = new Set(CARDS.flatMap(({ elements }) => elements.map(({ name }) => name)))
    expect([...names].filter((name) => !ALLOWED.has(name))).toEqual([])
  })

  it('has only finite numbers', () => {
    for (const { elements, name } of CARDS) {
      const paths = elements.flatMap(({ attributes }) => attributes.get('d') ?? [])
      expect(paths.flatMap(numbersOfPath).every(Number.isFinite), name).toBe(true)
      const numbers = elements.flatMap(({ attributes }) => numbersIn(attributes))
      expect(
        numbers.filter((text) => !IS_NUMBER.test(text)),
        name,
      ).toEqual([])
    }
  })

  it('is a picture of 400 by 500 with the name as its text', () => {
    for (const { elements, name } of CARDS) {
      const attributes = elements[0]?.attributes
      expect(attributes?.get('viewBox')).toBe('0 0 400 500')
      expect(attributes?.get('role')).toBe('img')
      expect(attributes?.get('aria-label')).toBe(name)
    }
  })

  it('gives each id once in all cards, and uses only its own', () => {
    const all = CARDS.flatMap(({ svg, name, elements }) => {
      const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
      const used = Array.from(svg.matchAll(/(?:url\(|href=")#(\w+)/g), ([, id]) => id)
      expect(new Set(used), name).toEqual(new Set(ids))
      return ids
    })
    expect(new Set(all).size).toBe(all.length)
  })

  it('comes out the same every time', () => {
    for (const [place, facts] of [...ALL_FACTS.slice(0, 200).entries()].reverse()) {
      const { svg, composition } = drawPortrait(facts)
      expect(CARDS[place]?.svg, facts.name).toBe(svg)
      expect(CARDS[place]?.composition, facts.name).toBe(composition)
    }
  })

  it('is like no other, whatever its ids and its text', () => {
    const drawings = CARDS.map(({ svg, id }) =>
      svg.replaceAll(`p${id}`, 'p').replace(/ aria-label="[^"]*"/, ''),
    )
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('is small: 19 of 20 are below 4 KB', () => {
    const sizes = CARDS.map(({ svg }) => gzipSync(svg).length).sort((one, other) => one - other)
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(LARGEST_GZIP)
  })
})

describe('the choice of a composition', () => {
  const names = Object.keys(COMPOSITIONS) as CompositionName[]

  // Known faces never get the cards that show a face small or in part.
  const unknown = CARDS.filter(({ look }) => !isKnownLook(look))

  it.each(names)(
    'gives %s to three cards in a hundred at least, of all or of those without a known face',
    (name) => {
      const shareOf = (cards: typeof CARDS) =>
        cards.filter(({ composition }) => composition === name).length / cards.length
      expect(Math.max(shareOf(CARDS), shareOf(unknown))).toBeGreaterThanOrEqual(SMALLEST_SHARE)
    },
  )

  it('lets neighbours in the alphabet differ', () => {
    const sorted = CARDS.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    const alike = sorted.filter(
      ({ composition }, place) => composition === sorted[place - 1]?.composition,
    )
    expect(alike.length / sorted.length).toBeLessThan(MOST_ALIKE_NEIGHBOURS)
  })

  it('gives groups a card without a face, and nobody else', () => {
    const teams = CARDS.filter(({ composition }) => composition === 'team')
    expect(new Set(teams.map(({ name }) => name))).toEqual(GROUP_NAMES)
  })
})

describe.each(Object.keys(COMPOSITIONS) as CompositionName[])(
  'the composition %s',
  (composition) => {
    it('can be drawn of every look', () => {
      const looks = new Map(ALL_FACTS.map((facts) => [facts.look.head, facts]))
      for (const facts of looks.values()) {
        const svg = drawCard(facts, composition)
        const elements = elementsOf(svg)
        const numbers = elements.flatMap(({ attributes }) => numbersIn(attributes))
        expect(
          numbers.filter((text) => !IS_NUMBER.test(text)),
          facts.name,
        ).toEqual([])
        expect(elements.length, facts.name).toBeGreaterThan(10)
      }
    })
  },
)

function numbersIn(attributes: ReadonlyMap<string, string>): string[] {
  const transforms = attributes.get('transform')?.match(/[^\s()]+(?=[\s)](?!\())/g) ?? []
  const plain = ATTRIBUTES_IN_NUMBERS.flatMap((key) => attributes.get(key)?.split(' ') ?? [])
  return [...plain, ...transforms]
}
