import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListPage } from '#contract/lists.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import empty from '#web/ui/art/empty.svg'
import { toReadWords } from '#web/ui/card/list-card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import { ReadBar } from '#web/ui/read-bar.tsx'
import { ListOffers } from './list-offers.tsx'
import type { RowMark } from './list-row.tsx'
import { ListRows } from './list-rows.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { type FollowTool, ListTools, type ShareTool } from './list-tools.tsx'
import styles from './list-view.module.css'
import { describeList, loadListPage, loadWholeList, type WholeList } from './lists-api.ts'
import { mergeWithUndo } from './merge-lists.ts'
import { useDraft } from './use-draft.ts'
import { useListedComics } from './use-listed-comics.ts'

interface ListViewProps {
  id: string
  /** Shown when the member has no such list. */
  missing: ReactNode
  Mark: RowMark
  Share: ShareTool
  Follow: FollowTool
  /** Marks comics as read. */
  onMark: (comics: number[]) => void
  /** Grows whenever something was marked. */
  marks: number
}

/** The whole of `/lists/:id`. */
export function ListView({ missing, ...props }: ListViewProps) {
  const { id, marks } = props
  const { data, error, retry, update } = useQuery({
    key: `list ${id}`,
    async load(signal) {
      const [page, whole] = await Promise.all([
        loadListPage(id, { signal }),
        loadWholeList(id, signal),
      ])
      return { page, whole }
    },
  })
  useScrollRestoration(data !== undefined, false)
  const [merges, setMerges] = useState(0)
  useReadCount(id, marks + merges, (read) =>
    update(({ page, whole }) => ({ page: { ...page, read }, whole })),
  )
  if (data !== undefined) {
    const countMerge = () => setMerges((count) => count + 1)
    const describe = (words: Pick<ListPage, 'name' | 'description'>) =>
      update(({ page, whole }) => ({ page: { ...page, ...words }, whole }))
    return <OneList key={id} {...props} {...data} onDescribed={describe} onMerged={countMerge} />
  }
  if (error === undefined) return <ListSkeleton />
  if (error instanceof ApiRefusal && error.status === 404) return missing
  return (
    <PlainPage title="Your list">
      <LoadFailure error={error.message} onRetry={retry} />
    </PlainPage>
  )
}

/** Asks again how much is read when something was marked. */
function useReadCount(id: string, marks: number, onCount: (read: number) => void): void {
  const latest = useRef(onCount)
  useEffect(() => {
    latest.current = onCount
  })
  useEffect(() => {
    if (marks === 0) return
    const leaving = new AbortController()
    loadListPage(id, { limit: 1, signal: leaving.signal }).then(
      ({ read }) => latest.current(read),
      () => {},
    )
    return () => leaving.abort()
  }, [id, marks])
}

interface OneListProps extends Omit<ListViewProps, 'missing'> {
  page: ListPage
  whole: WholeList
  onDescribed: (words: Pick<ListPage, 'name' | 'description'>) => void
  onMerged: () => void
}

function OneList(props: OneListProps) {
  const { id, page, whole: loaded, Mark, Share, Follow, onMark, onDescribed, onMerged } = props
  const [draft, whole] = useDraft(id, loaded)
  const [held, need] = useListedComics(id, draft, page.results)
  const { entries } = whole
  const { name, description, source } = page
  const read = Math.min(page.read, entries.length)
  return (
    <div className={styles.page}>
      <nav aria-label="You are here" className={styles.crumbs}>
        <TextLink to={paths.lists}>Your lists</TextLink>
      </nav>
      <div className={styles.heading}>
        <PageHeading title={name}>{name}</PageHeading>
      </div>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <div className={styles.band}>
        <div className={styles.progress}>
          <p>{toReadWords(read, entries.length)}</p>
          <ReadBar read={read} of={entries.length} />
        </div>
        <ListTools
          id={id}
          words={{ name, description }}
          Share={Share}
          Follow={Follow}
          comics={entries.map(({ comic }) => comic)}
          onMark={onMark}
          onMerge={async (other) => {
            await mergeWithUndo(draft, id, other)
            onMerged()
          }}
          onDescribe={async (words) =>
            onDescribed(await draft.alongside(() => describeList(id, words)))
          }
        />
      </div>
      {source && <ListOffers id={id} source={source} draft={draft} />}
      {entries.length === 0 ? (
        <NoComics />
      ) : (
        <ListRows
          draft={draft}
          whole={whole}
          held={held}
          onNeed={need}
          Mark={Mark}
          onMark={onMark}
        />
      )}
    </div>
  )
}

function NoComics() {
  return (
    <EmptyState
      role="status"
      picture={empty}
      title="Nothing in it yet"
      text="Open any comic and press “Add to list”. It will wait for you here."
      action={
        <LinkButton small to={paths.comics}>
          Browse comics
        </LinkButton>
      }
    />
  )
}
