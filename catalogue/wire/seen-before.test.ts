import { expect, test } from 'vitest'
import { SeenBefore } from './seen-before.ts'

const texts = Array.from({ length: 1000 }, (_, number) => `/v1/public/comics?offset=${number}`)

test('a text was seen from its second time on', () => {
  const seen = new SeenBefore()
  const seenBefore = () => texts.filter((text) => seen.has(text)).length
  expect(seenBefore()).toBe(0)
  // A few of a thousand share a slot with another one.
  expect(seenBefore()).toBeGreaterThan(950)
})

test('an empty text is one like others', () => {
  const seen = new SeenBefore()
  expect(['', ''].map((text) => seen.has(text))).toEqual([false, true])
})

test('a text that came long ago makes room for later ones', () => {
  const seen = new SeenBefore()
  for (const text of texts) seen.has(text)
  for (let number = 0; number < 500_000; number += 1) seen.has(`later ${number}`)
  expect(texts.filter((text) => seen.has(text)).length).toBeLessThan(50)
})
