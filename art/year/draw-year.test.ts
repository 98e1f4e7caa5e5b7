import { expect, test } from 'vitest'
import type { Year } from '#contract/year.ts'
import { buildYear } from '../testing/build-year.ts'
import { drawYear } from './draw-year.ts'

const PORTRAIT = '<svg viewBox="0 0 400 500"><circle r="9"/></svg>'

function draw(overrides: Partial<Year> = {}, name: string | null = null): string {
  return drawYear(buildYear(overrides), name, () => PORTRAIT)
}

test('has its size, three covers and a portrait of each of the first five', () => {
  const svg = draw()
  expect(svg).toMatch(/^<svg [^>]*width="1080" height="1350">/)
  expect(svg.match(/<circle r="9"\/>/g)).toHaveLength(3 + 5)
})

test('is lettered by paths alone, whatever the name has', () => {
  for (const name of ['Asha Rao', '<b>&"', '明日香', 'x'.repeat(500), '']) {
    const svg = draw({}, name)
    expect(svg).not.toMatch(/<text|<b>|NaN|undefined|Infinity/)
  }
})

test('has the name of the reader if it is given', () => {
  expect(draw({}, 'Asha Rao')).not.toBe(draw())
  expect(draw({}, 'Asha Rao')).not.toBe(draw({}, 'Asha Roa'))
})

test('a year of which little is known is drawn too', () => {
  const svg = draw({
    characters: [],
    creators: [],
    series: [],
    longestRun: null,
    streak: null,
    months: new Array(12).fill(0),
  })
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})
