import { useState } from 'react'
import { useProgress } from './progress-context.ts'
import { progressTools } from './progress-tools.ts'
import styles from './read-date.module.css'
import { toDay } from './to-day.ts'
import { type ReadItem, useRead } from './use-read.ts'
import { useTool } from './use-tool.ts'

/** When a comic was read, and the way to say that it was read again. Its room is there before it is. */
export function ReadDate({ id, name }: ReadItem) {
  const progress = useProgress()
  const { read } = useRead({ id, name })
  const [, setChanges] = useState(0)
  const [dialog, open, close] = useTool()

  function handleAgain() {
    open(async () => {
      const { AgainDialog } = await progressTools.again()
      return (
        <AgainDialog
          id={id}
          progress={progress}
          onChanged={() => setChanges((count) => count + 1)}
          onClose={close}
        />
      )
    })
  }

  const { readAt, times = 1 } = progress.readings.get(id) ?? {}
  return (
    <div className={styles.date}>
      {read && (
        <p>
          {toTimes(times)}
          {readAt === undefined ? 'today' : `on ${toDay(readAt)}`}
          {' · '}
          <button type="button" className={styles.again} onClick={handleAgain}>
            Read again
          </button>
        </p>
      )}
      {dialog}
    </div>
  )
}

function toTimes(times: number): string {
  if (times === 1) return 'Read '
  return `Read ${times === 2 ? 'twice' : `${times} times`}, last `
}
