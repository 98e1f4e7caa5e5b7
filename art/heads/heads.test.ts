import { describe, expect, it } from 'vitest'
import { type Box, boxOf } from './clip.ts'
import { HEADS, type HeadColours, type HeadName, headClip } from './heads.ts'

const COLOURS: HeadColours = {
  main: '#100001',
  second: '#200002',
  accent: '#300003',
  skin: '#400004',
  hair: '#500005',
  white: '#600006',
  lips: '#700007',
  ink: '#800008',
  metal: '#900009',
  sky: '#a0000a',
}
const OTHER_COLOURS = Object.fromEntries(
  Object.keys(COLOURS).map((name) => [name, '#ffffff']),
) as unknown as HeadColours

/** Measured: the widest are the giants, the tallest has long horns, and the kaiju goes lowest. */
const FIELD: Box = [-258, -232, 258, 260]

const names = Object.keys(HEADS) as HeadName[]

describe.each(names)('the head %s', (name) => {
  const drawing = HEADS[name](COLOURS)

  it('is made of paths and circles that need nothing from elsewhere', () => {
    const rest = drawing.replaceAll(/<(?:path|circle)(?: [\w-]+="[^"<>]*")+\/>/g, '')
    expect(rest).toBe('')
    const attributes = [...drawing.matchAll(/ ([\w-]+)="/g)].map(([, attribute]) => attribute)
    expect(ALLOWED_ATTRIBUTES).toEqual(expect.arrayContaining([...new Set(attributes)]))
  })

  it('has finite numbers only', () => {
    const values = [...drawing.matchAll(/ (?!fill=|stroke=|stroke-linejoin=)[\w-]+="([^"]*)"/g)]
    const numbers = values.flatMap(([, value]) =>
      (value as string).split(/[\sMLQCHVZhv]+|(?<=\d)(?=-)/),
    )
    const notNumbers = numbers.filter((text) => text !== '' && !isNumber(text))
    expect(notNumbers).toEqual([])
  })

  it('stays in the field that scenes leave for a head', () => {
    for (const [left, top, right, bottom] of boxesOf(drawing)) {
      expect(left).toBeGreaterThanOrEqual(FIELD[0])
      expect(top).toBeGreaterThanOrEqual(FIELD[1])
      expect(right).toBeLessThanOrEqual(FIELD[2])
      expect(bottom).toBeLessThanOrEqual(FIELD[3])
    }
  })

  it('has no colour but the given ones', () => {
    const used = [...drawing.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)
    expect(['none', ...Object.values(COLOURS)]).toEqual(expect.arrayContaining([...new Set(used)]))
  })

  it('has a clip of its own large shapes, all closed, that reaches over the face', () => {
    const clip = headClip(name)
    expect(clip).toMatch(/^(<path d="M[^"MZ]+(Z|ZM[^"MZ]+Z)"\/>)+$/)
    const boxes = boxesOf(clip.replaceAll(/<path d="[^"]*A[^"]*"\/>/g, ''))
    expect(Math.min(...boxes.map(([, top]) => top))).toBeLessThan(-75)
    expect(Math.max(...boxes.map(([, , , bottom]) => bottom))).toBeGreaterThanOrEqual(240)
    expect(headClip(name)).toBe(clip)
  })
})

describe('the heads', () => {
  it('are drawn the same each time, whatever was drawn before', () => {
    const before = names.map((name) => HEADS[name](COLOURS))
    for (const name of names) HEADS[name](OTHER_COLOURS)
    expect(names.map((name) => HEADS[name](COLOURS))).toEqual(before)
  })

  it('are all different, even in one colour', () => {
    expect(new Set(names.map((name) => HEADS[name](OTHER_COLOURS))).size).toBe(names.length)
  })

  it('fill their field, so that it is no larger than need be', () => {
    const boxes = names.flatMap((name) => boxesOf(HEADS[name](COLOURS)))
    expect([
      Math.min(...boxes.map(([left]) => left)),
      Math.min(...boxes.map(([, top]) => top)),
      Math.max(...boxes.map(([, , right]) => right)),
      Math.max(...boxes.map(([, , , bottom]) => bottom)),
    ]).toEqual(FIELD)
  })

  it('keep a round helmet in the clip', () => {
    expect(headClip('astronaut')).toContain('M-112 -8A112 112 0 1 0 112 -8A112 112 0 1 0 -112 -8Z')
  })
})

const ALLOWED_ATTRIBUTES = [
  'd',
  'cx',
  'cy',
  'r',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
]

function isNumber(text: string): boolean {
  return /^-?(\d+(\.\d)?|\.\d+)$/.test(text)
}

function boxesOf(drawing: string): Box[] {
  const paths = [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path]) => boxOf(path as string))
  const circles = [...drawing.matchAll(/ cx="([^"]*)" cy="([^"]*)" r="([^"]*)"/g)].map(
    ([, ...texts]): Box => {
      const [x, y, radius] = texts.map(Number) as [number, number, number]
      return [x - radius, y - radius, x + radius, y + radius]
    },
  )
  return [...paths, ...circles]
}
