import type { ListEntry, ListSummary } from '#contract/lists.ts'
import { notify } from '#web/lib/notify.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import type { EntryChange } from './entry-changes.ts'
import type { ListDraft } from './list-draft.ts'
import { loadWholeList, mergeInto } from './lists-api.ts'

/** Puts what another list has besides behind a list; the notice about it takes it back. */
export async function mergeWithUndo(
  draft: ListDraft,
  id: string,
  other: ListSummary,
): Promise<void> {
  let added: number[] = []
  const { before, after } = await draft.replaced(async () => {
    added = await mergeInto(id, other.id)
    return loadWholeList(id)
  })
  const count = added.length
  if (count === 0) {
    notify.aside('info', `All comics of “${other.name}” are in this list already.`)
    return
  }
  const put = `${toCount(count, 'comic', 'comics')} of “${other.name}”`
  notify.aside('success', `${put} ${count === 1 ? 'is' : 'are'} now at the end of this list.`, {
    label: 'Undo',
    run: () => draft.change(...changesBack(before, after, added)),
  })
}

/**
 * The changes that take back what a merge has put behind, and the notes that it has brought to comics
 * without one. What another device has done stays.
 */
export function changesBack(
  before: ListEntry[],
  after: ListEntry[],
  added: number[],
): EntryChange[] {
  const noteless = new Set(before.flatMap(({ comic, note }) => (note === '' ? comic : [])))
  const noted = after.filter(({ comic, note }) => note !== '' && noteless.has(comic))
  return [
    ...added.map((comic): EntryChange => ({ kind: 'remove', comic })),
    ...noted.map((entry): EntryChange => ({ ...entry, kind: 'write', note: '' })),
  ]
}
