import { expect, test } from 'vitest'
import { buildHit } from '#web/testing/build-hit.ts'
import { toCardWords } from './to-card-words.ts'

test.each([
  ['Strange Tales (1951 - 1968)', 'Strange Tales', '1951–1968'],
  ['X-Men (2024 - Present)', 'X-Men', '2024–present'],
  ['King Thor (2019)', 'King Thor', '2019'],
])('the years of %s stand below its name', (title, name, detail) => {
  const hit = buildHit({ kind: 'series', title, subtitle: '168 issues, ongoing' })
  const unseenName = title.slice(name.length)
  expect(toCardWords(hit)).toEqual({ name, unseenName, detail, more: '168 issues, ongoing' })
})

test('others keep their whole title, and no line where nothing is to be said', () => {
  const comic = buildHit({ kind: 'comics', title: 'Thor (1966) #337', subtitle: 'November 1983' })
  expect(toCardWords(comic)).toEqual({ name: 'Thor (1966) #337', detail: 'November 1983' })
  expect(toCardWords(buildHit({ subtitle: '' }))).toEqual({ name: 'Thor' })
})
