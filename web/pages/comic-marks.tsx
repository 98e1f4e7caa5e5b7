import { AddMark } from '#web/features/lists/add-mark.tsx'
import { ReadMark } from '#web/features/progress/read-mark.tsx'

interface ComicMarksProps {
  id: number
  name: string
  /** Of a variant, its issue: who has read one has read the other. */
  issue?: number
}

/** On the card of a comic: whether it is read, and a way into the member's lists. */
export function ComicMarks({ id, name, issue = id }: ComicMarksProps) {
  return (
    <>
      <ReadMark id={issue} name={name} />
      <AddMark id={id} name={name} />
    </>
  )
}
