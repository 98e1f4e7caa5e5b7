import { expect, test } from 'vitest'
import type { ListEntry } from '#contract/lists.ts'
import { applyChange } from './entry-changes.ts'
import { changesBack } from './merge-lists.ts'

function buildEntry(comic: number, note = ''): ListEntry {
  return { comic, section: '', note }
}

test('what a merge has put behind and written is taken back; what was moved since stays moved', () => {
  const before = [buildEntry(1), buildEntry(2), buildEntry(3)]
  const after = [buildEntry(1, 'of the other'), buildEntry(2), buildEntry(3), buildEntry(4)]
  const back = changesBack(before, after, [4])
  expect(back.reduce(applyChange, after)).toEqual(before)
  expect(back.reduce(applyChange, after.toReversed())).toEqual(before.toReversed())
})
