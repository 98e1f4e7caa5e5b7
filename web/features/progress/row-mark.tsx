import { useEffect, useState } from 'react'
import { toCount } from '#web/lib/records/record-words.ts'
import { ReadButton } from '#web/ui/card/read-button.tsx'
import { useProgress } from './progress-context.ts'
import { progressTools } from './progress-tools.ts'
import styles from './row-mark.module.css'
import { type ReadItem, useRead } from './use-read.ts'

interface RowMarkProps extends ReadItem {
  /** The comics of the order up to this one, where it stands in one. */
  upTo?: number[]
}

/** Only the row that was pressed last offers anything. */
let withdrawLast: (() => void) | undefined

/** In the row of a comic. A row of an order that is pressed offers to mark those before it too. */
export function RowMark({ id, name, upTo = [] }: RowMarkProps) {
  const { marks } = useProgress()
  const { read, toggle } = useRead({ id, name })
  const [offered, setOffered] = useState<number[]>([])

  useEffect(() => {
    if (offered.length > 0) void progressTools.marking().catch(() => {})
  }, [offered])

  function handlePress() {
    withdrawLast?.()
    withdrawLast = () => setOffered([])
    setOffered(read ? [] : upTo.filter((other) => other !== id && !marks.isMarked('comics', other)))
    toggle()
  }

  return (
    <>
      <ReadButton name={name} pressed={read} onClick={handlePress} />
      {read && offered.length > 0 && (
        <UpToHere ids={offered} name={name} onDone={() => setOffered([])} />
      )}
    </>
  )
}

interface UpToHereProps {
  ids: number[]
  name: string
  onDone: () => void
}

function UpToHere({ ids, name, onDone }: UpToHereProps) {
  const progress = useProgress()
  async function handlePress() {
    const { markMany } = await progressTools.marking()
    onDone()
    await markMany(progress, ids)
  }
  return (
    <button type="button" className={styles.offer} onClick={handlePress}>
      Mark {toCount(ids.length, 'part', 'parts')} before it too
      <span className="unseen">, up to {name}</span>
    </button>
  )
}
