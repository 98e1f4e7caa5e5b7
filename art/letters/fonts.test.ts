import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FONT_NAMES, fontOf } from './fonts.ts'

const SIGNS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?#-.,':/+*$()¢"].sort()
const POINTS = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }
const FOLDER = join(import.meta.dirname, 'tables')

describe('the table of each font', () => {
  test.each(FONT_NAMES)('%s has every sign, whole and in its place', (font) => {
    const { glyphs, kerning } = fontOf(font)
    expect([...glyphs.keys()].sort()).toEqual(SIGNS)
    for (const [sign, { advance, left, right, outline }] of glyphs) {
      expect(right, sign).toBeGreaterThan(left)
      expect(advance, sign).toBeGreaterThan(0)
      expect(outline[0]?.sign, sign).toBe('M')
      for (const step of outline) {
        expect(step.points.length, sign).toBe(POINTS[step.sign])
        expect(Math.max(...step.points.flat().map(Math.abs)), sign).toBeLessThan(2500)
      }
    }
    for (const [pair, move] of kerning) {
      expect(
        [...pair].every((sign) => glyphs.has(sign)),
        pair,
      ).toBe(true)
      expect(Math.abs(move), pair).toBeLessThan(500)
    }
  })

  test('says what its capitals cost', () => {
    for (const font of FONT_NAMES) expect(fontOf(font).pointsPerCapital, font).toBeGreaterThan(8)
  })

  test('is named with its licence, and all of them stay small', () => {
    const licences = readFileSync(join(import.meta.dirname, 'LICENCES.md'), 'utf8')
    const files = readdirSync(FOLDER)
    expect(files.length).toBe(FONT_NAMES.length)
    for (const file of files)
      expect(licences).toMatch(new RegExp(`\\| \`${file}\` .*(OFL-1.1|Apache-2.0)`))
    const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)
    expect(bytes).toBeLessThan(300_000)
  })
})
