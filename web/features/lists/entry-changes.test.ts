import { expect, test } from 'vitest'
import type { ListEntry } from '#contract/lists.ts'
import { applyChange, insertAll, moveTo, putBack } from './entry-changes.ts'

/** `1 2/Core 3`: comics, with the sections that they are in. */
function buildEntries(text: string): ListEntry[] {
  return text.split(' ').map((part) => {
    const [comic, section = ''] = part.split('/')
    return { comic: Number(comic), section, note: '' }
  })
}

function toText(entries: ListEntry[]): string {
  return entries.map(({ comic, section }) => (section ? `${comic}/${section}` : comic)).join(' ')
}

test.each([
  [1, 0, '1 2 3 4'],
  [3, 0, '3 1 2 4'],
  [1, 3, '2 3 4 1'],
  [2, 2, '1 3 2 4'],
  [4, 1, '1 4 2 3'],
])('comic %i moved to place %i', (comic, place, order) => {
  const entries = buildEntries('1 2 3 4')
  expect(toText(applyChange(entries, moveTo(entries, comic, place)))).toBe(order)
})

test.each([
  ['between two of a section it joins them', 3, 1, '1/A 3/A 2/A 4/B'],
  ['at the border of its own section it stays there', 4, 2, '1/A 2/A 4/B 3/B'],
  ['at the border of two others it joins the first', 5, 2, '1/A 2/A 5/A 3/B 4/B'],
])('a moved comic and sections: %s', (_case, comic, place, order) => {
  const entries = buildEntries(comic === 5 ? '1/A 2/A 3/B 4/B 5/C' : '1/A 2/A 3/B 4/B')
  expect(toText(applyChange(entries, moveTo(entries, comic, place)))).toBe(order)
})

test('what was removed comes back where it was, with its words', () => {
  const entries = buildEntries('1 2/Core 3')
  const back = putBack(entries, 2)
  const without = applyChange(entries, { kind: 'remove', comic: 2 })
  expect(toText(without)).toBe('1 3')
  expect(back && applyChange(without, back)).toEqual(entries)
})

test('changes that make no sense any more change nothing, and nothing is there twice', () => {
  const entries = buildEntries('1 2 3')
  const entry = { comic: 9, section: '', note: '' }
  expect(applyChange(entries, { kind: 'move', comic: 9, after: 1 })).toEqual(entries)
  expect(applyChange(entries, { kind: 'move', comic: 1, after: 9 })).toEqual(entries)
  const known = { ...entry, comic: 2 }
  expect(applyChange(entries, { kind: 'insert', entry: known, after: null })).toEqual(entries)
  expect(toText(applyChange(entries, { kind: 'insert', entry, after: 8 }))).toBe('1 2 3 9')
})

test('comics put into a list join the sections of those that they follow', () => {
  const entries = buildEntries('1/A 2/B')
  const added = [
    { comic: 7, after: 1 },
    { comic: 8, after: 7 },
    { comic: 9, after: null },
  ]
  const order = insertAll(entries, added).reduce(applyChange, entries)
  expect(toText(order)).toBe('9/A 1/A 7/A 8/A 2/B')
})
