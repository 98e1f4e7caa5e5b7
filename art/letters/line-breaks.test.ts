import { expect, test } from 'vitest'
import { lineBreaks } from './line-breaks.ts'

test('a row is broken in every way that gives at most four lines, and in no way twice', () => {
  const breaks = [...lineBreaks([...'ABCDEF'])]
  const written = breaks.map((lines) => lines.map((line) => line.join('')).join('/'))
  // Of five gaps none, one, two or three are cut: 1 + 5 + 10 + 10.
  expect(new Set(written).size).toBe(26)
  expect(written.length).toBe(26)
  for (const lines of breaks) {
    expect(lines.flat().join('')).toBe('ABCDEF')
    expect(lines.length).toBeLessThanOrEqual(4)
  }
})

test('one item is one line', () => {
  expect([...lineBreaks(['A'])]).toEqual([[['A']]])
})
