import { useCallback, useSyncExternalStore } from 'react'
import type { MarkItem, MarkStore } from './mark-store.ts'

/** Whether an item is marked by the member, and a function that toggles it. Requests its own state. */
export function useMark<Kind extends string>(
  store: MarkStore<Kind>,
  { kind, id, name }: MarkItem<Kind>,
) {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(kind, id, listener),
    [store, kind, id],
  )
  const marked = useSyncExternalStore(subscribe, () => store.isMarked(kind, id))
  return { marked, toggle: () => store.toggle({ kind, id, name }) }
}
