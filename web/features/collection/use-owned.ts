import { useMark } from '#web/lib/marks/use-mark.ts'
import { notify } from '#web/lib/notify.ts'
import { useCollection } from './collection-context.ts'

export interface CollectedItem {
  id: number
  /** The title of the comic. */
  name: string
}

/** Whether the member owns a comic, and a function that toggles it; what is taken away can be brought back. */
export function useOwned({ id, name }: CollectedItem) {
  const { marks } = useCollection()
  const item = { kind: 'owned', id, name } as const
  const { marked: owned, toggle } = useMark(marks, item)
  return {
    owned,
    toggle() {
      toggle()
      if (!owned) return
      notify.aside('success', `“${name}” is no longer in your collection.`, {
        label: 'Undo',
        run: () => {
          if (!marks.isMarked('owned', id)) marks.toggle(item)
        },
      })
    },
  }
}

/** Whether the member wants a comic, and a function that toggles it. */
export function useWanted({ id, name }: CollectedItem) {
  const { marked, toggle } = useMark(useCollection().marks, { kind: 'wished', id, name })
  return { wanted: marked, toggle }
}
