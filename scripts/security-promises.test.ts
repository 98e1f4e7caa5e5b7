import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const PARTS = ['catalogue', 'contract', 'e2e', 'server', 'web']

/** The numbers in the titles of tests: `security 5: …`. */
function numbersInTests(): Set<number> {
  const files = PARTS.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => join(root, part, file)),
  )
  const titles = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['"`]security (\d+):/g),
  ])
  return new Set(titles.map(([, number]) => Number(number)))
}

test('each numbered promise of SECURITY.md is held by tests of its number, and no number is missing', () => {
  const promises = [
    ...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/^- \*\*(\d+)\*\* /gm),
  ].map(([, number]) => Number(number))
  const sorted = promises.toSorted((one, other) => one - other)
  expect(sorted).toEqual(Array.from({ length: 23 }, (_, index) => index + 1))
  expect(sorted.filter((number) => !numbersInTests().has(number))).toEqual([])
})
