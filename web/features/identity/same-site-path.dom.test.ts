import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSameSitePath } from './same-site-path.ts'

test.each([
  '/characters',
  '/comics?page=2&size=48#first',
  '/search?q=https://example.com//x',
  '/search?q=a%20b%2F%2Fc',
  '/no/such/page',
  '/a//b',
])('%s is followed as it is', (path) => {
  expect(toSameSitePath(path)).toBe(path)
})

test.each([
  '',
  'characters',
  'https://elsewhere.test/',
  'javascript:alert(1)',
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/.//elsewhere.test',
  '/..//elsewhere.test',
  '/%2e//elsewhere.test',
  '/./\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/\u0000',
  ' /characters',
])('%j is not followed', (path) => {
  expect(toSameSitePath(path)).toBeNull()
})

/** Hostile texts: parts of URLs in any order. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '%2e', '\t', '\n'),
      fc.constantFrom('elsewhere.test', 'javascript:', 'http:', 'https:', '[::1]', ' '),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''))

test('whatever is followed stays on this site, also when it is read once more', () => {
  const verdicts = { followed: 0 }
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `/${text}`),
      ),
      (text) => {
        const path = toSameSitePath(text)
        if (path === null) return
        verdicts.followed += 1
        const url = new URL(path, location.origin)
        expect(url.origin).toBe(location.origin)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(toSameSitePath(path)).toBe(path)
      },
    ),
    { numRuns: 5000 },
  )
  expect(verdicts.followed).toBeGreaterThan(500)
})
