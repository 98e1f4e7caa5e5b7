import { type CollectionMarks, type Copy, MAX_ASKED_COLLECTION } from '#contract/collection.ts'
import { MarkStore } from '#web/lib/marks/mark-store.ts'
import { createOfflineMarks } from '#web/lib/marks/offline-marks.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import {
  COLLECTION_MARKS,
  type CollectionMark,
  loadMarks,
  sendMark,
  toMarkChange,
} from './collection-api.ts'
import type { MemberCollection } from './collection-context.ts'

export function createCollection(email: string): MemberCollection {
  /** Copies that were taken away here: a second press brings them back with all that is known of them. */
  const removed = new Map<number, Copy[]>()
  const listeners = new Set<() => void>()
  const tellSaved = () => {
    for (const listener of listeners) listener()
  }
  const toChange = (mark: CollectionMark, id: number, marked: boolean) =>
    toMarkChange(mark, id, marked, removed.get(id) ?? [])
  const marks = new MarkStore<CollectionMark>({
    kinds: COLLECTION_MARKS,
    maxAsked: MAX_ASKED_COLLECTION,
    ...createOfflineMarks<CollectionMark>(email, {
      load: createLoad(),
      toChange,
      async send(mark, id, marked) {
        const taken = await sendMark(toChange(mark, id, marked))
        if (mark !== 'owned') return
        if (!marked) return void removed.set(id, taken)
        removed.delete(id)
        // Whoever has it wants it no longer.
        marks.learn('wished', id, false)
      },
    }),
    onFailed({ kind, name }, wish, error) {
      notify.aside('error', `“${name}” ${FAILURES[kind][wish ? 0 : 1]}. ${toReason(error)}`)
    },
    onSaved: tellSaved,
  })
  marks.onChangedElsewhere(tellSaved)
  return {
    email,
    marks,
    onSaved(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const FAILURES = {
  owned: ['was not put into your collection', 'is still in your collection'],
  wished: ['was not put on your wish list', 'is still on your wish list'],
}

/** One request tells both marks. */
function createLoad() {
  const pending = new Map<string, Promise<CollectionMarks>>()
  return async (mark: CollectionMark, ids: number[]): Promise<number[]> => {
    const asked = ids.join()
    const marks = pending.get(asked) ?? loadMarks(ids).finally(() => pending.delete(asked))
    pending.set(asked, marks)
    return (await marks)[mark]
  }
}
