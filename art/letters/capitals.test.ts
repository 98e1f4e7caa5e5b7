import { expect, test } from 'vitest'
import { capitals } from './capitals.ts'
import { AWKWARD_TEXTS } from './testing/texts.ts'

test.each([
  ['Élektra', 'ELEKTRA'],
  ['Straße', 'STRASSE'],
  ['Ægir Ørsted', 'AEGIR ORSTED'],
  ['“It’s” – me', "'IT'S' - ME"],
  ['8½', '8 1/2'],
  ['½', '1/2'],
  ['What If…?', 'WHAT IF...?'],
  ['Marvel™ Age®', 'MARVEL AGE'],
  ['10¢', '10¢'],
])('%s is set as %s', (text, set) => {
  expect(capitals(text)).toBe(set)
})

test('capitals of capitals are the same', () => {
  for (const text of AWKWARD_TEXTS) expect(capitals(capitals(text))).toBe(capitals(text))
})
