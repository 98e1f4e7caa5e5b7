import { describe, expect, test, vi } from 'vitest'
import { CAPE_KINDS } from './capes.ts'
import type { Costume } from './costume.ts'
import { drawFigure, type FigureOptions } from './draw-figure.ts'
import { figureOf } from './figure.ts'
import { ALL_FIGURES, FULL_COSTUME } from './testing/all-figures.ts'
import { piecesOf } from './testing/read-path.ts'
import { TOPPER_NAMES } from './toppers.ts'

const INK = '#111111'
const AURA = ['#222222', '#333333'] as const
const OPTIONS: FigureOptions = { ink: INK, cape: 'blowRight', aura: AURA }
const BARE: Costume = { torso: '#000001', arms: '#000002', legs: '#000003', head: '#000004' }

function elementsOf(drawing: string): string[] {
  return drawing.match(/<\w[^>]*>/g) ?? []
}

function attributesOf(drawing: string, name: string): string[] {
  return Array.from(
    drawing.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')),
    ([, value]) => value as string,
  )
}

function coloursOf(drawing: string): string[] {
  const used = [...attributesOf(drawing, 'fill'), ...attributesOf(drawing, 'stroke')]
  return [...new Set(used)].filter((colour) => colour !== 'none').sort()
}

describe.each(ALL_FIGURES)('a drawing of $name', ({ figure }) => {
  const drawing = drawFigure(figure, FULL_COSTUME, OPTIONS)

  test('contains paths and groups only, and every path can be read', () => {
    const names = new Set(elementsOf(drawing).map((element) => element.match(/\w+/)?.[0]))
    expect([...names].sort()).toEqual(['g', 'path'])
    const paths = attributesOf(drawing, 'd')
    expect(paths.flatMap(piecesOf).flat(2).every(Number.isFinite)).toBe(true)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('shows every colour of the costume, and no other', () => {
    const given = Object.values(FULL_COSTUME).filter((value) => String(value).startsWith('#'))
    expect(coloursOf(drawing)).toEqual([...given, INK, ...AURA].map(String).sort())
  })

  test('shows no clothes that are not worn', () => {
    const bare = drawFigure(figure, BARE, { ink: INK, cape: 'fall' })
    expect(coloursOf(bare)).toEqual([...Object.values(BARE), INK].sort())
  })

  test('has other shadows and the same outlines when the light comes from the other side', () => {
    const other = drawFigure(figure, FULL_COSTUME, { ...OPTIONS, light: -1 })
    const isShadow = (element: string) => element.endsWith(` fill="${INK}"/>`)
    const isPlace = (element: string) => element.startsWith('<g')
    const others = (text: string) =>
      elementsOf(text).filter((one) => !isShadow(one) && !isPlace(one))
    // The first is the folds of the cape, which hang as they do in any light.
    const shadows = (text: string) => elementsOf(text).filter(isShadow).slice(1)
    expect(others(other)).toEqual(others(drawing))
    expect(shadows(other)).toHaveLength(6)
    const unchanged = shadows(other).filter((shadow, place) => shadow === shadows(drawing)[place])
    expect(unchanged.length, 'only a level limb is dark below in any light').toBeLessThanOrEqual(2)
  })
})

test('drawings are the same bytes when everything is made anew, in another order', async () => {
  const draw = (draws: typeof drawFigure, figures: typeof figureOf) => (place: number) => {
    const { pose, build } = (ALL_FIGURES[place] as (typeof ALL_FIGURES)[number]).figure
    return draws(figures(pose, build), FULL_COSTUME, OPTIONS)
  }
  const places = ALL_FIGURES.map((_, place) => place)
  const first = places.map(draw(drawFigure, figureOf))
  vi.resetModules()
  const fresh = await import('./draw-figure.ts')
  const { figureOf: freshFigureOf } = await import('./figure.ts')
  expect(freshFigureOf).not.toBe(figureOf)
  const second = places.toReversed().map(draw(fresh.drawFigure, freshFigureOf))
  expect(second.toReversed()).toEqual(first)
})

test('every cape and every topper makes another drawing', () => {
  const figure = figureOf('hover', 'man')
  const capes = CAPE_KINDS.map((cape) => drawFigure(figure, FULL_COSTUME, { ink: INK, cape }))
  const tops = TOPPER_NAMES.map((top) => drawFigure(figure, { ...FULL_COSTUME, top }, { ink: INK }))
  expect(new Set([...capes, ...tops]).size).toBe(CAPE_KINDS.length + TOPPER_NAMES.length)
})

test('flames rise behind the head, other toppers sit in front of it', () => {
  const { body } = figureOf('stand', 'man')
  const placeOf = (top: 'flame' | 'hat', what: string) =>
    drawFigure(figureOf('stand', 'man'), { ...FULL_COSTUME, top }, { ink: INK }).indexOf(what)
  expect(placeOf('flame', '#00000b')).toBeLessThan(placeOf('flame', body.head.outline))
  expect(placeOf('hat', '#00000b')).toBeGreaterThan(placeOf('hat', body.head.outline))
})
