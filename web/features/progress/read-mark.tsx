import { ReadButton } from '#web/ui/card/read-button.tsx'
import { ReadStamp } from '#web/ui/card/read-stamp.tsx'
import { type ReadItem, useRead } from './use-read.ts'

/** On the card of a comic: the button, and a tick on the cover of what is read. */
export function ReadMark({ id, name }: ReadItem) {
  const { read, toggle } = useRead({ id, name })
  return (
    <>
      <ReadButton name={name} pressed={read} onClick={toggle} />
      {read && <ReadStamp />}
    </>
  )
}
