import { expect, test } from 'vitest'
import { canBeLettered } from './year.ts'

test.each([
  ['Asha Rao', true],
  ['Zoë Łuczak-Øster', true],
  ['R2 & D2 🕷', true],
  ['明日香', false],
  ['Ashа', false],
  ['🕷', false],
  ['', false],
])('“%s” can be lettered: %s', (name, can) => {
  expect(canBeLettered(name)).toBe(can)
})
