import { expect, test } from 'vitest'
import { toKeyWords, toTagWords } from './key-words.ts'

test.each([
  ['first: Venom', 'First appearance of Venom'],
  ['full: Wolverine', 'First full appearance of Wolverine'],
  ['death: Gwen Stacy', 'Death of Gwen Stacy'],
  ['landmark', 'A landmark'],
  ['anything else', 'anything else'],
])('the tag %s is “%s”', (tag, words) => {
  expect(toTagWords(tag)).toBe(words)
})

test.each([
  [['first: Venom', 'landmark'], 'First appearance of Venom'],
  [['first: Ash', 'first: Bane', 'first: Cole'], 'First appearance of Ash, Bane, and Cole'],
  [['first: Ash', 'death: Bane'], 'First appearance of Ash. Death of Bane'],
  [['landmark'], 'It burns.'],
  [[], 'It burns.'],
])('%j says why an issue matters: %s', (tags, words) => {
  expect(toKeyWords({ tags, note: 'It burns.' })).toBe(words)
})
