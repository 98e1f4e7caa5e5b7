import { expect, test } from 'vitest'
import type { ListEntry } from '#contract/lists.ts'
import { addToPast, NO_PAST, type PastTexts, withTextsSince } from './past-texts.ts'

function noted(...notes: string[]): ListEntry[] {
  return notes.map((note, index) => ({ comic: index + 1, section: '', note }))
}

/** The states of a list, one a version from 1 on, and what an older order becomes then. */
function buildPast(...versions: ListEntry[][]) {
  let past: PastTexts = NO_PAST
  for (const [index, after] of versions.entries()) {
    if (index > 0) past = addToPast(past, index + 1, versions[index - 1] ?? [], after)
  }
  const stored = versions.at(-1) ?? []
  return {
    past,
    notesOf: (version: number, later: ListEntry[]) =>
      withTextsSince(past, version, stored, later).map(({ note }) => note),
  }
}

test('a note that another device wrote is kept, and one that this device wrote too', () => {
  const { notesOf } = buildPast(noted('', '', 'old'), noted('', 'theirs', 'new'))
  expect(notesOf(1, noted('mine', '', 'old'))).toEqual(['mine', 'theirs', 'new'])
})

test('of two notes to the same comic the later wins', () => {
  const { notesOf } = buildPast(noted('a'), noted('b'), noted('c'))
  expect(notesOf(1, noted('mine'))).toEqual(['mine'])
  expect(notesOf(1, noted('a'))).toEqual(['c'])
  expect(notesOf(2, noted('b'))).toEqual(['c'])
  expect(notesOf(2, noted('a'))).toEqual(['a'])
})

test('a note that is taken away is gone, unless another device has changed it', () => {
  const { notesOf } = buildPast(noted('a', 'b'), noted('a', 'new'))
  expect(notesOf(1, noted('', 'b'))).toEqual(['', 'new'])
})

test('a comic that both devices added has the note of the one that wrote one', () => {
  const { notesOf } = buildPast([], noted('theirs'))
  expect(notesOf(1, noted(''))).toEqual(['theirs'])
  expect(notesOf(1, noted('mine'))).toEqual(['mine'])
})

test('of a past that is too long the oldest versions are forgotten, and no note is lost by that', () => {
  const many = noted(...Array.from({ length: 200 }, () => 'many'))
  const { past, notesOf } = buildPast(noted('a', 'b'), noted('a', 'c'), noted('a'), many)
  expect(past).toMatchObject({ since: 2, changes: { length: 200 } })
  expect(notesOf(1, noted('', 'b'))).toEqual(['many', 'b'])
})
