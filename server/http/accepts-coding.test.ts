import { expect, test } from 'vitest'
import { acceptsCoding, preferredCoding } from './accepts-coding.ts'

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

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0.1, gzip;q=0.05', 'br'],
  ['gzip;q=1.000, br;q=1', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['br;q=half, gzip;q=0.9', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
])('of brotli and gzip, Accept-Encoding: %s wants %s', (header, wanted) => {
  expect(preferredCoding(header, ['br', 'gzip'])).toBe(wanted)
})
