import { describe, expect, test } from 'vitest'
import { sampleOf } from '../testing/sample.ts'
import { FONT_NAMES, type FontName } from './fonts.ts'
import { drawLabel, type LabelOptions, label, measure } from './label.ts'
import { pathBounds, scaleBounds } from './testing/path-bounds.ts'
import { AWKWARD_TEXTS, CATALOGUE_TEXTS } from './testing/texts.ts'

/** As covers and cards set them. */
const CASES: { height: number; options: LabelOptions & { width: number } }[] = [
  { height: 44, options: { align: 'centre', width: 352 } },
  { height: 11, options: { align: 'centre', tracking: 140, width: 376, maxStretch: 1 } },
  { height: 22, options: { align: 'left', width: 46, maxStretch: 1.1 } },
  { height: 22, options: { align: 'right', width: 60, skew: 10 } },
  { height: 300, options: { align: 'centre', width: 230, maxStretch: 1.6 } },
]
const AT = [200, 100] as const
const TEXTS = sampleOf(CATALOGUE_TEXTS, { test: 300 })

/** The fonts take turns, as all with all would take minutes. */
function faultsOfAll(
  check: (font: FontName, text: string, set: (typeof CASES)[number]) => string[],
): string[] {
  const shipped = TEXTS.flatMap((text, place) => {
    const font = FONT_NAMES[place % FONT_NAMES.length] as FontName
    const set = CASES[place % CASES.length] as (typeof CASES)[number]
    return check(font, text, set)
  })
  const awkward = AWKWARD_TEXTS.flatMap((text, place) =>
    FONT_NAMES.flatMap((font, turn) =>
      check(font, text, CASES[(place + turn) % CASES.length] as (typeof CASES)[number]),
    ),
  )
  return [...shipped, ...awkward]
}

describe('a label', () => {
  test('never takes more than the width it is given, nor more than its height', () => {
    const faults = faultsOfAll((font, text, { height, options }) => {
      const made = label(font, text, AT, height, options)
      if (!(made.height <= height)) return [`${text} in ${font}: ${made.height} high`]
      if (made.path === '') return []
      const { left, right } = scaleBounds(pathBounds(made.path), made.scale)
      // What hangs below the foot leans as well.
      const hanging = made.height * 0.36 * Math.tan(((options.skew ?? 0) * Math.PI) / 180)
      const isInside = right - left <= options.width + made.scale + hanging
      return isInside ? [] : [`${text} in ${font}: ${right - left} wide`]
    })
    expect(faults).toEqual([])
  })

  test('stands where it is told to', () => {
    for (const font of FONT_NAMES) {
      for (const [align, share] of [
        ['left', 0] as const,
        ['centre', 0.5] as const,
        ['right', 1] as const,
      ]) {
        const made = label(font, 'Hex', AT, 40, { align })
        const { left, right, top, bottom } = scaleBounds(pathBounds(made.path), made.scale)
        expect(left + (right - left) * share, font).toBeCloseTo(AT[0], 0)
        expect(made.x).toBeCloseTo(left, 0)
        expect(made.width).toBeCloseTo(right - left, 0)
        expect(Math.abs(bottom - AT[1]), font).toBeLessThan(2)
        expect(Math.abs(top - (AT[1] - 40)), font).toBeLessThan(2)
      }
    }
  })

  test('of signs that no font has is empty', () => {
    for (const text of ['', '   ', '死神', '💥', '™']) {
      const made = label('anton', text, AT, 20, { width: 50, align: 'right' })
      expect(made).toMatchObject({ path: '', width: 0, x: 200 })
      expect(drawLabel(made, '#fff')).toBe('')
    }
  })

  test('is drawn with an outline in units of the picture', () => {
    const outline = { colour: '#000', width: 4 }
    const small = drawLabel(label('bebas', 'A', AT, 20), '#fff', outline)
    const large = drawLabel(label('bebas', 'A', AT, 40), '#fff', outline)
    expect(small).toMatch(
      /^<path transform="scale\(\.2\)" d="M[^"]+" fill="#fff" stroke="#000" stroke-width="20" /,
    )
    expect(large).toContain('stroke-width="40"')
  })
})

describe('the width of a line', () => {
  test('does not mind accents, small letters or space around', () => {
    expect(measure('anton', '  Élektra ')).toBe(measure('anton', 'ELEKTRA'))
  })

  test('grows with every letter and with tracking', () => {
    for (const font of FONT_NAMES) {
      expect(measure(font, 'HH')).toBeGreaterThan(measure(font, 'H'))
      expect(measure(font, 'HHH', 60)).toBe(measure(font, 'HHH') + 120)
    }
  })
})
