import { beforeAll, describe, expect, it } from 'vitest'
import type { Era } from '../eras.ts'
import { buildScene, personNamed, type SceneOverrides } from '../testing/build-scene.ts'
import { type Element, elementsOf, numbersOfPath } from '../testing/read-drawing.ts'
import { COMPOSITIONS } from './all.ts'
import type { Composition, Painting } from './scene.ts'

const ERAS: readonly Era[] = ['gold', 'silver', 'bronze', 'nineties', 'now']
/** One of each kind: mask, cape and prop, giant, burning, claws, a rider, and somebody nobody knows. */
const LEADS = [
  'Spider-Man',
  'Thor',
  'Hulk',
  'Human Torch',
  'Wolverine',
  'Silver Surfer',
  'Captain America',
  'Hawkeye',
  'Somebody Unheard-of',
].map(personNamed)
const OTHERS = ['Loki', 'Storm', 'Doctor Doom', 'Venom', 'Black Widow'].map(personNamed)

const ALLOWED = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'use',
  'defs',
  'clipPath',
  'linearGradient',
  'stop',
])

/** Every era with every lead, alone, against one and with a team, on high and on low pages. */
const SCENES: SceneOverrides[] = ERAS.flatMap((era) =>
  LEADS.map((lead, place) => {
    const others = OTHERS.slice(0, [1, 5, 0][place % 3])
    const page = place % 2 === 0 ? {} : { top: 18, bottom: 440, detail: 0.6 }
    return { era, lead, others, seed: `${era} ${place}`, ...page }
  }),
)

function drawingOf({ defs = '', back, middle, front }: Painting): string {
  return `<svg><defs>${defs}</defs>${back}${middle}${front}</svg>`
}

function paint(composition: Composition): Painting[] {
  return SCENES.map((scene) => composition(buildScene(scene)))
}

describe.each(Object.entries<Composition>(COMPOSITIONS))(
  'the composition %s',
  (_name, composition) => {
    let paintings: Painting[] = []
    let drawings: string[] = []
    let elements: Element[][] = []
    beforeAll(() => {
      paintings = paint(composition)
      drawings = paintings.map(drawingOf)
      elements = drawings.map(elementsOf)
    })

    it('is made of whole elements that every reader of pictures knows', () => {
      const names = elements.flat().map(({ name }) => name)
      expect(names.length).toBeGreaterThan(SCENES.length)
      expect(names.filter((name) => !ALLOWED.has(name))).toEqual([])
    })

    it('has only paths that can be followed, and no number that is none', () => {
      for (const drawing of drawings) {
        expect(drawing).not.toMatch(/NaN|Infinity|undefined|null|e-\d/)
      }
      const paths = elements.flat().flatMap(({ attributes }) => attributes.get('d') ?? [])
      expect(paths.flatMap(numbersOfPath).every(Number.isFinite)).toBe(true)
    })

    it('paints in colours', () => {
      const paints = elements
        .flat()
        .flatMap(({ attributes }) =>
          ['fill', 'stroke', 'stop-color'].flatMap((name) => attributes.get(name) ?? []),
        )
      const others = paints.filter((paint) => !/^(?:#[\da-f]{6}|none|url\(#\w+\))$/.test(paint))
      expect(others).toEqual([])
    })

    it('gives each id once, and uses only what it gave', () => {
      for (const [place, drawing] of drawings.entries()) {
        const ids = idsOf(elements[place] ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        const used = Array.from(
          drawing.matchAll(/(?:url\(|href=")#(\w+)/g),
          ([, id]) => id as string,
        )
        expect(new Set(used)).toEqual(new Set(ids))
      }
    })

    it('has ids of its own picture, so that many can stand in one page', () => {
      const [one, other] = ['one', 'other'].map((seed) =>
        idsOf(elementsOf(drawingOf(composition(buildScene({ seed, others: OTHERS, step: 2 }))))),
      ) as [string[], string[]]
      expect(one.filter((id) => other.includes(id))).toEqual([])
    })

    it('comes out the same every time', () => {
      expect(paint(composition).map(drawingOf)).toEqual(drawings)
    })

    it('tells what lies behind the letters', () => {
      for (const { ground } of paintings) expect(ground).toMatch(/^#[\da-f]{6}$/)
    })

    it('covers the whole page before anything else', () => {
      for (const { back } of paintings) {
        const first = elementsOf(back).find(({ name }) => name !== 'g')
        const place = ['x', 'y', 'width', 'height'].map((name) => first?.attributes.get(name))
        expect(place).toEqual(['0', '0', '400', '600'])
      }
    })
  },
)

function idsOf(elements: readonly Element[]): string[] {
  return elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
}
