import { useState } from 'react'
import type { ImportDone } from '#contract/imports.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import empty from '#web/ui/art/empty.svg'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import styles from './done-view.module.css'
import { ImportSkeleton } from './import-skeleton.tsx'
import { toAddedWords, toDay } from './import-words.ts'
import { doneCache, loadImports } from './imports-api.ts'
import { LeftLinesView } from './left-lines-view.tsx'
import { UndoButton } from './undo-button.tsx'

/** `/import?done=ID`. */
export function DoneView({ id }: { id: string }) {
  const { data, error, retry } = useQuery({
    key: id,
    load: async (signal) => (await loadImports(signal)).find((done) => done.id === id) ?? null,
    cache: doneCache,
  })
  if (data) return <Done done={data} />
  if (data === undefined && error === undefined) return <ImportSkeleton />
  return (
    <PlainPage title="Import">
      {error ? <LoadFailure error={error.message} onRetry={retry} /> : <Gone />}
    </PlainPage>
  )
}

function Done({ done }: { done: ImportDone }) {
  const { id, fileName, program, lists, left, undoUntil } = done
  const navigate = useNavigate()
  const [added] = useState(() => toAddedWords(done))
  useScrollRestoration(true, false)
  return (
    <div className={styles.page}>
      <nav aria-label="You are here" className={styles.crumbs}>
        <TextLink to={paths.import}>Import</TextLink>
      </nav>
      <PageHeading title="Imported">Imported</PageHeading>
      <p className={`lead ${styles.file}`}>
        {fileName}, {program}
      </p>
      <ul className={styles.added}>
        {lists.map((list) => (
          <li key={list.id}>
            A new list: <TextLink to={list.href}>{list.name}</TextLink>
          </li>
        ))}
        {added.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {lists.length + added.length === 0 && <li>Nothing new: all of it was here already.</li>}
      </ul>
      <div className={styles.next}>
        <UndoButton done={done} onUndone={() => navigate(paths.import, { replace: true })} />
        <LinkButton look="line" small to={paths.import}>
          Import another file
        </LinkButton>
        <p className={styles.until}>You can undo it until {toDay(undoUntil)}.</p>
      </div>
      {left > 0 && <LeftLinesView id={id} count={left} />}
    </div>
  )
}

function Gone() {
  return (
    <EmptyState
      role="status"
      picture={empty}
      title="This import is gone"
      text="It was undone, or it is more than seven days old."
      action={
        <LinkButton small to={paths.import}>
          Choose a file
        </LinkButton>
      }
    />
  )
}
