import { useCallback, useEffect, useState } from 'react'
import { type ListSummary, MAX_LISTS } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import empty from '#web/ui/art/empty.svg'
import waiting from '#web/ui/feedback/delayed.module.css'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { loadLists } from './lists-api.ts'
import { onListsChanged } from './lists-changed.ts'
import styles from './lists-view.module.css'
import { NewListButton } from './new-list-button.tsx'
import { OwnListCards } from './own-list-cards.tsx'

/** The whole of `/lists`. */
export function ListsView() {
  const { data, error, retry } = useQuery({ key: 'lists', load: loadLists })
  const [laidOut, setLaidOut] = useState(false)
  useScrollRestoration(laidOut || data?.length === 0, false)
  useEffect(() => onListsChanged(retry), [retry])
  return (
    <div className={styles.page}>
      <PageHeading title="Your lists">Your lists</PageHeading>
      <div className={styles.line}>
        <p role="status">{data && data.length > 0 && toCount(data.length, 'list', 'lists')}</p>
        <div className={styles.doors}>
          <LinkButton small look="line" to={paths.import}>
            Import
          </LinkButton>
          <NewListButton />
        </div>
      </div>
      <Lists
        lists={data}
        error={error?.message}
        onRetry={retry}
        onLaidOut={useCallback(() => setLaidOut(true), [])}
      />
    </div>
  )
}

interface ListsProps {
  lists: ListSummary[] | undefined
  error: string | undefined
  onRetry: () => void
  /** Called when the page is as tall as it will be, so that the scroll position can be restored. */
  onLaidOut: () => void
}

function Lists({ lists, error, onRetry, onLaidOut }: ListsProps) {
  if (lists === undefined) {
    return error === undefined ? <Loading /> : <LoadFailure error={error} onRetry={onRetry} />
  }
  if (lists.length === 0) return <NoLists />
  return (
    <>
      <OwnListCards lists={lists} onLaidOut={onLaidOut} />
      {lists.length === MAX_LISTS && (
        <p>You have {MAX_LISTS} lists, which is all there is room for.</p>
      )}
    </>
  )
}

function NoLists() {
  return (
    <EmptyState
      role="status"
      picture={empty}
      title="No lists yet"
      text="Make one of your own, or copy the reading order of an event or a story arc and change it as you like."
      action={
        <div className={styles.doors}>
          <LinkButton small look="line" to={paths.events}>
            Browse events
          </LinkButton>
          <LinkButton small look="line" to={`${paths.search}?q=saga&kinds=arcs`}>
            Find a story arc
          </LinkButton>
        </div>
      }
    />
  )
}

const SHAPES = ['one', 'two', 'three', 'four', 'five', 'six']

function Loading() {
  usePageLoading()
  return (
    <>
      <SlowNotice />
      <LoadingPlaceholder>
        <div className={styles.cards}>
          {SHAPES.map((shape) => (
            <div key={shape} className={styles.shape}>
              <div className={`${waiting.dots} ${styles.covers}`} />
              <div className={`${waiting.dots} ${styles.name}`} />
              <div className={`${waiting.dots} ${styles.words}`} />
            </div>
          ))}
        </div>
      </LoadingPlaceholder>
    </>
  )
}
