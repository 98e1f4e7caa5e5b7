import { describe, expect, test, vi } from 'vitest'
import { sampleOf } from '../testing/sample.ts'
import { FONT_NAMES, type FontName } from './fonts.ts'
import { type Layout, layOut, type Masthead, type MastheadBox, setMasthead } from './masthead.ts'
import { type Bounds, pathBounds, scaleBounds } from './testing/path-bounds.ts'
import { AWKWARD_TEXTS, CATALOGUE_TEXTS } from './testing/texts.ts'
import { splitTitle } from './title.ts'
import { WARPS } from './warps.ts'

const COVER = { minLine: 26, maxLine: 112, gap: 6, stretch: 1.45, squeeze: 0.78, grow: 1.55 }

/** As the covers of each era place their mastheads; the last runs up the side of the page. */
const BOXES: MastheadBox[] = [
  { ...COVER, x: 18, y: 44, width: 364, maxHeight: 126, target: 118 },
  { ...COVER, x: 82, y: 16, width: 304, maxHeight: 112, target: 105 },
  { ...COVER, x: 84, y: 34, width: 302, maxHeight: 110, target: 103 },
  { ...COVER, x: 22, y: 20, width: 356, maxHeight: 140, target: 131 },
  { ...COVER, x: 20, y: 26, width: 360, maxHeight: 112, target: 83, maxLine: 92, grow: 1.25 },
  // With a kicker and a subtitle the least room is left.
  { ...COVER, x: 84, y: 55, width: 302, maxHeight: 68, target: 64 },
]
const SIDE: MastheadBox = {
  ...{ x: 0, y: 0, width: 556, maxHeight: 56, target: 50 },
  ...{ minLine: 18, maxLine: 56, stretch: 1.3, squeeze: 0.7, grow: 1 },
}

/** How far each warp is meant to leave the lines, as a share of their height. */
const WARP_CASES = [
  { warp: WARPS.domed(0.34), reach: 0 },
  { warp: WARPS.smile(0.26), reach: 0 },
  { warp: WARPS.taperRight(0.3), reach: 0 },
  { warp: WARPS.taperLeft(0.26), reach: 0 },
  { warp: WARPS.rise(0.16), reach: 0.08 },
  { warp: WARPS.pinch(0.26), reach: 0.091 },
  { warp: WARPS.bulge(0.18), reach: 0.081 },
  { warp: WARPS.arch(0.22), reach: 0.11 },
]
/** Of a tenth of a unit in the path, and of the letters in their tables. */
const ROUNDING = 0.15

/** Round letters swell a little beyond the line; commas, brackets and the tail of a Q hang out. */
function overhang(text: string): number {
  return /[^A-IK-PR-Z0-9\s-]/.test(text) ? 0.36 : 0.065
}

function tallest({ boxes }: Masthead): number {
  return Math.max(0, ...boxes.map(({ height }) => height))
}

function boundsOf({ path }: Masthead): Bounds {
  return scaleBounds(pathBounds(path), 0.1)
}

/** In words how far one leaves the other: expectations by the ten thousand would be slow. */
function faultsOf(inner: Bounds, outer: Bounds, about: string): string[] {
  const out = [
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  ]
  return out.every((distance) => distance <= ROUNDING) ? [] : [`${about}: ${out.join(', ')}`]
}

function edgesOf({ x, y, width, maxHeight }: MastheadBox, out: number): Bounds {
  return { left: x, top: y - out, right: x + width, bottom: y + maxHeight + out }
}

const TEXTS = sampleOf(CATALOGUE_TEXTS, { test: 300 })

interface Case {
  font: FontName
  words: string[]
  box: MastheadBox
  turn: number
  layout: Layout
}

/** Fonts and eras take turns, as all with all would take minutes. */
const CASES: readonly Case[] = [
  ...TEXTS.map((text, turn) =>
    caseOf(turnOf(FONT_NAMES, turn), text, turnOf([...BOXES, SIDE], turn), turn),
  ),
  ...AWKWARD_TEXTS.flatMap((text, place) =>
    FONT_NAMES.map((font, turn) =>
      caseOf(font, text, turnOf([...BOXES, SIDE], place + turn), turn),
    ),
  ),
]

function caseOf(font: FontName, text: string, box: MastheadBox, turn: number): Case {
  const words = wordsFor(text, box)
  return { font, words, box, turn, layout: layOut(font, words, box) }
}

/** Up the side of a page a title runs in one line. */
function wordsFor(text: string, box: MastheadBox): string[] {
  return box === SIDE ? [text] : splitTitle(text).main
}

function turnOf<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item
}

describe('a masthead', () => {
  test('stays in its box, whatever the title, the font and the era', () => {
    const faults = CASES.flatMap(({ font, words, box, layout }) => {
      const masthead = setMasthead(font, layout, box, { align: 'centre' })
      const { path, bottom, height } = masthead
      const about = `${words.join(' ')} in ${font}`
      if (Math.abs(bottom - box.y - height) > 1e-6) return [`${about}: foot at ${bottom}`]
      if (!(height <= box.maxHeight + 1e-6)) return [`${about}: ${height} high`]
      if (path === '') return []
      const out = overhang(words.join(' ').toUpperCase()) * tallest(masthead)
      return faultsOf(boundsOf(masthead), edgesOf(box, out), about)
    })
    expect(faults).toEqual([])
  })

  test('finds a layout that fits for every title in every era', () => {
    const faults = TEXTS.flatMap((text, turn) =>
      [...BOXES, SIDE].flatMap((box) => {
        const { lines, height, score } = layOut(turnOf(FONT_NAMES, turn), wordsFor(text, box), box)
        const isInside =
          height <= box.maxHeight + 1e-6 && lines.every(({ width }) => width <= box.width)
        return isInside && lines.length > 0 && Number.isFinite(score) ? [] : [text]
      }),
    )
    expect(faults).toEqual([])
  })

  test('never lets its lines overlap', () => {
    const faults = CASES.flatMap(({ font, words, box, layout }) => {
      const { boxes } = setMasthead(font, layout, box, { align: 'left' })
      if (boxes.length < 2) return []
      const isPlain = overhang(words.join(' ').toUpperCase()) < 0.1
      const spans = layout.lines.map((line, place) => {
        const { y, height } = boxes[place] as Masthead['boxes'][number]
        if (!isPlain) return { top: y, bottom: y + height }
        const alone = { lines: [line], height: line.height, score: 0 }
        return boundsOf(setMasthead(font, alone, { ...box, y }, { align: 'left' }))
      })
      const isApart = spans.every(
        ({ top }, place) => place === 0 || top > (spans[place - 1]?.bottom ?? top),
      )
      return isApart ? [] : [`${words.join(' ')} in ${font}`]
    })
    expect(faults).toEqual([])
  })

  test('leaves its box only as far as its warp is meant to', () => {
    const faults = CASES.flatMap(({ font, words, box, turn, layout }) => {
      const { warp, reach } = turnOf(WARP_CASES, turn)
      const masthead = setMasthead(font, layout, box, { align: 'right', warp })
      if (masthead.path === '') return []
      const overhanging = overhang(words.join(' ').toUpperCase()) * tallest(masthead)
      const out = overhanging * 1.3 + reach * layout.height
      return faultsOf(boundsOf(masthead), edgesOf(box, out), `${words.join(' ')} in ${font}`)
    })
    expect(faults).toEqual([])
  })

  test('leans to the right of its box by no more than the slant', () => {
    const box = BOXES[3] as MastheadBox
    const slant = Math.tan((8 * Math.PI) / 180)
    for (const text of [...CATALOGUE_TEXTS.slice(0, 300), ...AWKWARD_TEXTS]) {
      const layout = layOut('russo', splitTitle(text).main, box)
      const masthead = setMasthead('russo', layout, box, { skew: 8 })
      if (masthead.path === '') continue
      const out = tallest(masthead) * slant * 1.36
      const { left, right } = boundsOf(masthead)
      expect(left, text).toBeGreaterThanOrEqual(box.x - tallest(masthead) * slant * 0.36)
      expect(right, text).toBeLessThanOrEqual(box.x + box.width + out)
    }
  })

  test('fills the width with a short name and sets small words at half height', () => {
    const box = BOXES[0] as MastheadBox
    const layout = layOut('anton', ['WAR', 'OF', 'KINGS'], box)
    const sizes = layout.lines.flatMap(({ words }) => words.map(({ size }) => size))
    expect(sizes).toEqual([1, 0.5, 1])
    const { left, right } = boundsOf(
      setMasthead('anton', layOut('anton', ['AVENGERS'], box), box, {}),
    )
    expect(left).toBeCloseTo(box.x, 0)
    expect(right).toBeCloseTo(box.x + box.width, 0)
  })

  test('breaks a title of very many words in time, into four lines at most', () => {
    const words = Array.from({ length: 60 }, (_, place) => `WORD${place}`)
    const layout = layOut('bebas', words, BOXES[0] as MastheadBox)
    expect(layout.lines.length).toBeLessThanOrEqual(4)
    expect(layout.lines.flatMap((line) => line.words.map(({ text }) => text))).toEqual(words)
  })

  test('is made small enough for a very low box', () => {
    for (const maxHeight of [5, 12, 20, 30]) {
      const box = { ...(BOXES[0] as MastheadBox), maxHeight, target: maxHeight }
      for (const words of [['X'], ['CONTEST', 'OF', 'CHAMPIONS']]) {
        const { boxes, height } = setMasthead('titan', layOut('titan', words, box), box, {})
        expect(height).toBeGreaterThan(0)
        expect(height).toBeLessThanOrEqual(maxHeight + 1e-6)
        expect((boxes.at(-1)?.y ?? 0) + (boxes.at(-1)?.height ?? 0)).toBeCloseTo(box.y + height, 6)
      }
    }
  })

  test('of nothing is nothing', () => {
    const box = BOXES[0] as MastheadBox
    expect(setMasthead('anton', layOut('anton', [], box), box, {})).toEqual({
      path: '',
      bottom: box.y,
      height: 0,
      boxes: [],
    })
  })

  test('comes out the same, byte for byte, when all is forgotten and made again', async () => {
    const box = BOXES[1] as MastheadBox
    const draw = (from: { layOut: typeof layOut; setMasthead: typeof setMasthead }) =>
      [...CATALOGUE_TEXTS.slice(0, 100), ...AWKWARD_TEXTS].map((text, place) => {
        const font = FONT_NAMES[place % FONT_NAMES.length] as FontName
        const layout = from.layOut(font, splitTitle(text).main, box)
        return from.setMasthead(font, layout, box, { warp: WARPS.bulge() }).path
      })
    const before = draw({ layOut, setMasthead })
    vi.resetModules()
    expect(draw(await import('./masthead.ts'))).toEqual(before)
  })
})
