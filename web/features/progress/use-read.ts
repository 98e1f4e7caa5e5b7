import { useMark } from '#web/lib/marks/use-mark.ts'
import { useProgress } from './progress-context.ts'

export interface ReadItem {
  id: number
  /** The title of the comic. */
  name: string
}

/** Whether the member has read a comic, and a function that toggles it. */
export function useRead({ id, name }: ReadItem) {
  const { marked, toggle } = useMark(useProgress().marks, { kind: 'comics', id, name })
  return { read: marked, toggle }
}
