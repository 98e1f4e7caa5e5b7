import { useMark } from '#web/lib/marks/use-mark.ts'
import { notify } from '#web/lib/notify.ts'
import { useProgress } from './progress-context.ts'

export interface ReadItem {
  id: number
  /** The title of the comic. */
  name: string
}

/** Whether the member has read a comic, and a function that toggles it. */
export function useRead({ id, name }: ReadItem) {
  const { marks, readings } = useProgress()
  const { marked, toggle } = useMark(marks, { kind: 'comics', id, name })

  function handleToggle() {
    const { times = 1 } = readings.get(id) ?? {}
    toggle()
    if (!marked || times === 1) return
    const often = times === 2 ? 'twice' : `${times} times`
    notify.aside('info', `“${name}” was read ${often}, and is not marked any more.`, {
      label: 'Undo',
      run: () => {
        if (!marks.isMarked('comics', id)) toggle()
      },
    })
  }
  return { read: marked, toggle: handleToggle }
}
