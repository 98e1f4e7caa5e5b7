import { ReadButton } from '#web/ui/card/read-button.tsx'
import { type ReadItem, useRead } from './use-read.ts'

/** At the top of a comic's own page. */
export function OwnMark(comic: ReadItem) {
  const { read, toggle } = useRead(comic)
  return (
    <ReadButton pressed={read} onClick={toggle}>
      Mark as read
    </ReadButton>
  )
}
