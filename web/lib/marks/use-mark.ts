import { useCallback, useSyncExternalStore } from 'react'
import type { MarkItem, MarkStore } from './mark-store.ts'

/** Whether an item is marked by the member, and a function that toggles it. Requests its own state. */
export function useMark<Kind extends string, Id extends number | string>(
  store: MarkStore<Kind, Id>,
  { kind, id, name }: MarkItem<Kind, Id>,
) {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(kind, id, listener),
    [store, kind, id],
  )
  const marked = useSyncExternalStore(subscribe, () => store.isMarked(kind, id))
  return { marked, toggle: () => store.toggle({ kind, id, name }) }
}
