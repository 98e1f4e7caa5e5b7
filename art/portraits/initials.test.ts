import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'
import { GROUP_NAMES } from './testing/all-facts.ts'

test.each([
  ['Avengers', 'A'],
  ['X-Men', 'XM'],
  ['Brotherhood of Evil Mutants', 'BEM'],
  ['The Five', 'F'],
  ['A.I.M.', 'AIM'],
  ['S.H.I.E.L.D.', 'S'],
  ['D.P.7', 'DP7'],
  ["Salem's Seven", 'S'],
  ['Heroes for Hire', 'H'],
])('%s is %s for short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('every group has one to three initials, none twice in a row', () => {
  for (const name of GROUP_NAMES) {
    expect(initialsOf(name), name).toMatch(/^(?:([A-Z0-9])(?!\1)){1,3}$/)
  }
})
