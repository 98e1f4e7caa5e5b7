import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import type { RecordFinder, RecordFinderProps } from './record-finder.tsx'

let arrived: typeof RecordFinder | undefined

/** In a lazy chunk, loaded on first use. */
export function LateRecordFinder(props: RecordFinderProps) {
  const [Finder, setFinder] = useState(() => arrived)
  const giveUp = useEffectEvent(() => {
    notify.error('The search did not come. Try again.')
    props.onClose()
  })

  useEffect(() => {
    if (Finder !== undefined) return
    import('./record-finder.tsx').then(
      ({ RecordFinder }) => {
        arrived = RecordFinder
        setFinder(() => RecordFinder)
      },
      () => giveUp(),
    )
  }, [Finder])

  return Finder && <Finder {...props} />
}
