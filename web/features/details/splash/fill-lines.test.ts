import { expect, test } from 'vitest'
import { fillLines } from './fill-lines.ts'
import { setWidth } from './set-width.ts'

const textsOf = (name: string) => fillLines(name).lines.map(({ text }) => text)

test.each([
  ['Thor', ['Thor']],
  ['Doctor Strange', ['Doctor', 'Strange']],
  ['Amazing Spider-Man #300', ['Amazing', 'Spider-Man', '#300']],
  ['Apocalypse', ['Apocalypse']],
  ['Carmine Di Giandomenico', ['Carmine Di', 'Giandomenico']],
])('%s stands in even lines', (name, lines) => {
  expect(textsOf(name)).toEqual(lines)
})

test('a long name has no more than three lines, and loses no word', () => {
  const name = 'The Unbelievable Gwenpool and the Very Long Night of the Living Editors'
  const lines = textsOf(name)
  expect(lines).toHaveLength(3)
  expect(lines.join(' ')).toBe(name)
})

test('the lines of a block are as long as its measure', () => {
  const { measure, lines } = fillLines('Doctor Strange')
  for (const { text, stretch } of lines) expect(setWidth(text, stretch)).toBeCloseTo(measure, 2)
})

test('letters are never so narrow that their counters close, nor absurdly wide', () => {
  for (const name of ['A', 'X of Swords', 'Agatha All Along', 'Ik', 'Wong', 'I Am Groot']) {
    for (const { stretch } of fillLines(name).lines) {
      expect(stretch).toBeGreaterThanOrEqual(58)
      expect(stretch).toBeLessThanOrEqual(125)
    }
  }
})

test('an accent takes no room, and a letter that nobody measured takes some', () => {
  expect(setWidth('É', 100)).toBe(setWidth('E', 100))
  expect(setWidth('Ж', 100)).toBeGreaterThan(0.3)
})
