import { useEffect, useState } from 'react'
import { type ListSummary, MAX_LISTS } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import empty from '#web/ui/art/empty.svg'
import waiting from '#web/ui/feedback/delayed.module.css'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import { Button, LinkButton } from '#web/ui/form/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { ListCard } from './list-card.tsx'
import { loadLists, makeList } from './lists-api.ts'
import { onListsChanged } from './lists-changed.ts'
import styles from './lists-view.module.css'

/** The whole of `/lists`. */
export function ListsView() {
  const { data, error, retry } = useQuery({ key: 'lists', load: loadLists })
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  useScrollRestoration(data !== undefined, false)
  useEffect(() => onListsChanged(retry), [retry])
  return (
    <div className={styles.page}>
      <PageHeading title="Your lists">Your lists</PageHeading>
      <div className={styles.line}>
        <p role="status">{data && data.length > 0 && toCount(data.length, 'list', 'lists')}</p>
        <Button small onClick={() => setMaking(true)}>
          New list
        </Button>
      </div>
      <Lists lists={data} error={error?.message} onRetry={retry} />
      {making && (
        <DescribeDialog
          title="New list"
          submit="Make the list"
          onSubmit={async (words) => {
            const { id } = await makeList(words)
            navigate(toRecord(paths.list, id))
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}

interface ListsProps {
  lists: ListSummary[] | undefined
  error: string | undefined
  onRetry: () => void
}

function Lists({ lists, error, onRetry }: ListsProps) {
  if (lists === undefined) {
    return error === undefined ? <Loading /> : <LoadFailure error={error} onRetry={onRetry} />
  }
  if (lists.length === 0) return <NoLists />
  return (
    <>
      <ul className={styles.cards}>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
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
