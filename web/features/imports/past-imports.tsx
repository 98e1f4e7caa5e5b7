import { useRef } from 'react'
import { type ImportDone, UNDO_IMPORT_DAYS } from '#contract/imports.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDay, toSumWords } from './import-words.ts'
import { loadImports } from './imports-api.ts'
import styles from './past-imports.module.css'
import { UndoButton } from './undo-button.tsx'

/** What was imported in the last days, and can still be undone. */
export function PastImports() {
  const { data, error, retry, update } = useQuery({ key: 'imports', load: loadImports })
  const heading = useRef<HTMLHeadingElement>(null)

  function handleUndone(undone: string) {
    update((imports) => imports.filter(({ id }) => id !== undone))
    // The button is gone, and the focus with it.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="past-imports" className={styles.past}>
      <h2 ref={heading} id="past-imports" tabIndex={-1} className={`d3 ${styles.title}`}>
        Your imports
      </h2>
      {error && data === undefined && (
        <div role="alert" className={styles.failure}>
          <p>{error.message}</p>
          <RetryButton of="section" look="line" onRetry={retry} />
        </div>
      )}
      {data === undefined && !error && <Loading />}
      {data?.length === 0 && (
        <p className={styles.none}>
          Nothing imported lately. Whatever you import can be undone here for {UNDO_IMPORT_DAYS}{' '}
          days.
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((done) => (
            <PastImport key={done.id} done={done} onUndone={() => handleUndone(done.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PastImport({ done, onUndone }: { done: ImportDone; onUndone: () => void }) {
  return (
    <li className={styles.import}>
      <div>
        <p className={styles.name}>
          <TextLink to={`${paths.import}?done=${encodeURIComponent(done.id)}`}>
            {done.fileName}
          </TextLink>
        </p>
        <p className={styles.sums}>
          {done.program}, {toDay(done.committedAt)}. {toSumWords(done)}.
        </p>
      </div>
      <UndoButton done={done} onUndone={onUndone} />
    </li>
  )
}

function Loading() {
  return (
    <LoadingPlaceholder>
      <div className={`${waiting.dots} ${styles.shape}`} />
    </LoadingPlaceholder>
  )
}
