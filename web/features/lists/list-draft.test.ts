import { expect, test, vi } from 'vitest'
import { moveTo } from './entry-changes.ts'
import { type DraftPort, ListDraft } from './list-draft.ts'
import type { SavedEntries } from './lists-api.ts'

const entriesOf = (...comics: number[]) => comics.map((comic) => ({ comic, section: '', note: '' }))

/** A draft of the list 1 2 3, over a server whose answers the test gives. */
function buildDraft() {
  const answers: PromiseWithResolvers<SavedEntries>[] = []
  const save = vi.fn<DraftPort['save']>(() => {
    const answer = Promise.withResolvers<SavedEntries>()
    answers.push(answer)
    return answer.promise
  })
  const port = { save, onFailed: vi.fn(), onMerged: vi.fn() }
  const draft = new ListDraft({ version: 1, entries: entriesOf(1, 2, 3) }, port)
  const order = () => draft.read().entries.map(({ comic }) => comic)
  const sent = () =>
    save.mock.calls.map(([{ version, entries }, removed]) => ({
      version,
      comics: entries.map(({ comic }) => comic),
      removed,
    }))
  const answerTo = async (index: number, saved: SavedEntries | Error) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(index))
    if (saved instanceof Error) answers[index]?.reject(saved)
    else answers[index]?.resolve(saved)
  }
  return { draft, port, order, sent, answerTo }
}

test('a change is shown at once; what is changed meanwhile goes with the next save', async () => {
  const { draft, order, sent, answerTo } = buildDraft()
  draft.change(moveTo(draft.read().entries, 3, 0))
  expect(order()).toEqual([3, 1, 2])
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  draft.change({ kind: 'remove', comic: 1 })
  expect(order()).toEqual([3, 2])
  await answerTo(0, { version: 2, merged: false })
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    { version: 1, comics: [3, 1, 2], removed: [] },
    { version: 2, comics: [3, 2], removed: [1] },
  ])
})

test('a change that is refused is taken back and told of, later ones stay', async () => {
  const { draft, port, order, sent, answerTo } = buildDraft()
  draft.change(moveTo(draft.read().entries, 3, 0))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  draft.change({ kind: 'remove', comic: 1 })
  const refusal = new Error('The store is away.')
  await answerTo(0, refusal)
  await vi.waitFor(() => expect(order()).toEqual([2, 3]))
  expect(port.onFailed).toHaveBeenCalledExactlyOnceWith(refusal)
  await vi.waitFor(() =>
    expect(sent().at(-1)).toEqual({ version: 1, comics: [2, 3], removed: [1] }),
  )
})

test('what was changed elsewhere is shown with it, and what is changed meanwhile is made on top', async () => {
  const { draft, port, order, sent, answerTo } = buildDraft()
  draft.change({ kind: 'remove', comic: 2 })
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  draft.change(moveTo(draft.read().entries, 3, 0))
  await answerTo(0, { version: 5, merged: true, entries: entriesOf(1, 7, 3) })
  await vi.waitFor(() => expect(order()).toEqual([3, 1, 7]))
  expect(port.onMerged).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(sent()[1]).toEqual({ version: 5, comics: [3, 1, 7], removed: [] }))
})

test('a new name counts as a version, not as a change elsewhere', async () => {
  const { draft, sent } = buildDraft()
  await draft.alongside(async () => ({ version: 2 }))
  draft.change({ kind: 'remove', comic: 2 })
  await vi.waitFor(() => expect(sent()[0]?.version).toBe(2))
})

test('a list that is loaded again is taken over, an older one is not', () => {
  const { draft, order } = buildDraft()
  draft.learn({ version: 3, entries: entriesOf(3, 4) })
  draft.learn({ version: 2, entries: entriesOf(1) })
  expect(order()).toEqual([3, 4])
})
