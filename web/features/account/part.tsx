import type { ReactNode } from 'react'
import type { QueryResult } from '#web/lib/query/use-query.ts'
import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { Button } from '#web/ui/form/button.tsx'
import styles from './part.module.css'
import { RefusalLine } from './refusal-line.tsx'

interface PartProps<Data> {
  loaded: QueryResult<Data>
  /** The approximate number of lines of the loading skeleton. */
  lines?: number
  children: (data: Data) => ReactNode
}

/** A part of a section that is loaded from the server first. */
export function Part<Data>({ loaded, lines = 2, children }: PartProps<Data>) {
  const { data, error, retry } = loaded
  return (
    <>
      {error && (
        <div className={styles.trouble}>
          <RefusalLine text={error.message} />
          <Button look="line" small onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && <Skeleton lines={lines} />}
    </>
  )
}

function Skeleton({ lines }: { lines: number }) {
  return (
    <LoadingPlaceholder>
      <div className={styles.skeleton}>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={index} className={`${waiting.dots} ${styles.line}`} />
        ))}
      </div>
    </LoadingPlaceholder>
  )
}
