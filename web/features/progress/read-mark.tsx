import { useState } from 'react'
import { afterPaint } from '#web/lib/scheduling/after-paint.ts'
import { ReadButton } from '#web/ui/card/read-button.tsx'
import { ReadStamp } from '#web/ui/card/read-stamp.tsx'
import { type ReadItem, useRead } from './use-read.ts'

/** On the card of a comic: the button, and a tick on the cover of what is read. */
export function ReadMark({ id, name }: ReadItem) {
  const { read, toggle } = useRead({ id, name })
  const [before, setBefore] = useState<boolean>()

  function handlePress() {
    toggle()
    // The tick comes a frame later: it is laid out, which the pressed button need not wait for.
    setBefore((known = read) => known)
    void afterPaint().then(() => setBefore(undefined))
  }

  return (
    <>
      <ReadButton name={name} pressed={read} onClick={handlePress} />
      {(before ?? read) && <ReadStamp />}
    </>
  )
}
