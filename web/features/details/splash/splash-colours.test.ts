import { expect, test } from 'vitest'
import { contrast, toRgb, toSplashColours } from './splash-colours.ts'

const LETTERS = toRgb('#fff3df')

test.each([
  ['no colours', []],
  ['red', ['#d6211a', '#1d3f94']],
  ['a yellow that is lighter than the letters are dark', ['#f2c230']],
  ['black and white alone', ['#111111', '#ffffff']],
])('a name can be read on the ground of a record with %s', (_, colours) => {
  for (let id = 0; id < 20; id += 1) {
    const { ground } = toSplashColours(id, colours)
    expect(contrast(LETTERS, toRgb(ground))).toBeGreaterThanOrEqual(7)
  }
})

test('the ground is the first colour that says something', () => {
  const [red, green, blue] = toRgb(toSplashColours(1, ['#111111', '#2b55a8']).ground)
  expect(blue).toBeGreaterThan(red)
  expect(blue).toBeGreaterThan(green)
})

test('records without colours differ from their neighbours', () => {
  expect(toSplashColours(1).ground).not.toBe(toSplashColours(2).ground)
})
