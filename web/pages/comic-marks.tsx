import { AddMark } from '#web/features/lists/add-mark.tsx'
import { ReadMark } from '#web/features/progress/read-mark.tsx'

/** On the card of a comic: whether it is read, and a way into the member's lists. */
export function ComicMarks(comic: { id: number; name: string }) {
  return (
    <>
      <ReadMark {...comic} />
      <AddMark {...comic} />
    </>
  )
}
