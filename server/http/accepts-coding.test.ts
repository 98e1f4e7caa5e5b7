import { expect, test } from 'vitest'
import { acceptsCoding } from './accepts-coding.ts'

test.each([
  ['gzip, deflate, br', true],
  ['BR;q=0.5', true],
  ['*', true],
  ['*;q=0, br', true],
  [undefined, false],
  ['', false],
  ['gzip', false],
  ['brotli', false],
  ['br;q=0', false],
  ['br; q=0.00', false],
  ['br;q=0, *', false],
  ['*;q=0', false],
])('Accept-Encoding: %s takes brotli: %s', (header, accepted) => {
  expect(acceptsCoding(header, 'br')).toBe(accepted)
})
