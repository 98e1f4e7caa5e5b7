import { describe, expect, it } from 'vitest'
import type { Era } from '../eras.ts'
import { buildScene, personNamed, type SceneOverrides } from '../testing/build-scene.ts'
import { elementsOf, numbersOfPath } from '../testing/read-drawing.ts'
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

function drawings(composition: Composition): string[] {
  return SCENES.map((scene) => drawingOf(composition(buildScene(scene))))
}

describe.each(Object.entries<Composition>(COMPOSITIONS))(
  'the composition %s',
  (_name, composition) => {
    it('is made of whole elements that every reader of pictures knows', () => {
      const names = drawings(composition).flatMap((drawing) =>
        elementsOf(drawing).map(({ name }) => name),
      )
      expect(names.filter((name) => !ALLOWED.has(name))).toEqual([])
    })

    it('has only paths that can be followed, and no number that is none', () => {
      for (const drawing of drawings(composition)) {
        expect(drawing).not.toMatch(/NaN|Infinity|undefined|null|e-\d/)
        const paths = elementsOf(drawing).flatMap(({ attributes }) => attributes.get('d') ?? [])
        expect(paths.flatMap(numbersOfPath).every(Number.isFinite)).toBe(true)
      }
    })

    it('paints in colours', () => {
      for (const drawing of drawings(composition)) {
        const paints = elementsOf(drawing).flatMap(({ attributes }) =>
          ['fill', 'stroke', 'stop-color'].flatMap((name) => attributes.get(name) ?? []),
        )
        const others = paints.filter((paint) => !/^(?:#[\da-f]{6}|none|url\(#\w+\))$/.test(paint))
        expect(others).toEqual([])
      }
    })

    it('gives each id once, and uses only what it gave', () => {
      for (const drawing of drawings(composition)) {
        const ids = idsOf(drawing)
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
        idsOf(drawingOf(composition(buildScene({ seed, others: OTHERS, step: 2 })))),
      ) as [string[], string[]]
      expect(one.filter((id) => other.includes(id))).toEqual([])
    })

    it('comes out the same every time', () => {
      expect(drawings(composition)).toEqual(drawings(composition))
    })

    it('tells what lies behind the letters', () => {
      for (const scene of SCENES) {
        expect(composition(buildScene(scene)).ground).toMatch(/^#[\da-f]{6}$/)
      }
    })

    it('covers the whole page before anything else', () => {
      for (const scene of SCENES) {
        const { back } = composition(buildScene(scene))
        const first = elementsOf(back).find(({ name }) => name !== 'g')
        const place = ['x', 'y', 'width', 'height'].map((name) => first?.attributes.get(name))
        expect(place).toEqual(['0', '0', '400', '600'])
      }
    })
  },
)

function idsOf(drawing: string): string[] {
  return elementsOf(drawing).flatMap(({ attributes }) => attributes.get('id') ?? [])
}
