import type { ReactNode } from 'react'
import type { Collected } from '#contract/collection.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Navigate } from '#web/lib/router/router.tsx'
import empty from '#web/ui/art/empty.svg'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { toCollection } from './collection-address.ts'
import type { CollectionQuery } from './collection-api.ts'
import { CollectionCards } from './collection-cards.tsx'
import styles from './collection-listing.module.css'
import { SeriesRows, SeriesRowsSkeleton } from './series-rows.tsx'
import type { ShownPage } from './use-collection-page.ts'

interface CollectionListingProps {
  query: CollectionQuery
  /** Undefined while it is loading. */
  answer: { page?: ShownPage; error?: string } | undefined
  action?: (comic: { id: number; title: string }) => ReactNode
  onRetry: () => void
  onSaved: (id: number, collected: Collected) => void
}

const SKELETONS = 12

export function CollectionListing({
  query,
  answer,
  action,
  onRetry,
  onSaved,
}: CollectionListingProps) {
  if (answer === undefined) return <Loading view={query.view} />
  const { page, error = '' } = answer
  if (page === undefined) return <LoadFailure error={error} onRetry={onRetry} />
  if (page.total === 0) return <Nothing query={query} counts={page.counts} />
  const last = Math.ceil(page.total / page.size)
  if (query.page > last) return <Navigate to={toCollection({ ...query, page: last })} replace />
  return (
    <>
      {page.view === 'series' ? (
        <SeriesRows series={page.results} />
      ) : (
        <CollectionCards comics={page.results} view={page.view} action={action} onSaved={onSaved} />
      )}
      {last > 1 && (
        <div className={styles.foot}>
          <Pager
            current={query.page}
            last={last}
            toPage={(number) => toCollection({ ...query, page: number })}
          />
        </div>
      )}
    </>
  )
}

function Loading({ view }: { view: CollectionQuery['view'] }) {
  usePageLoading()
  return (
    <>
      <SlowNotice />
      {view === 'series' ? <SeriesRowsSkeleton /> : <CardGridSkeleton count={SKELETONS} />}
    </>
  )
}

interface NothingProps {
  query: CollectionQuery
  counts: ShownPage['counts']
}

function Nothing({ query, counts }: NothingProps) {
  if (query.text !== '') {
    return (
      <EmptyState
        role="status"
        picture={empty}
        title={`Nothing called “${query.text}”`}
        text="Try fewer words, or the title without its year."
        action={
          <LinkButton small look="line" to={toCollection({ ...query, text: '', page: 1 })}>
            Show all
          </LinkButton>
        }
      />
    )
  }
  if (query.view === 'wished' && counts.owned > 0) {
    return (
      <EmptyState
        role="status"
        picture={empty}
        title="You want nothing yet"
        text="Press “I want it” on the page of a comic that you are looking for."
        action={
          <LinkButton small look="line" to={paths.comics}>
            Browse comics
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      role="status"
      picture={empty}
      title="Your boxes are empty"
      text="Press “I own it” on the page of a comic, or bring a collection that you keep elsewhere."
      action={
        <div className={styles.doors}>
          <LinkButton small to="/import">
            Import
          </LinkButton>
          <LinkButton small look="line" to={paths.comics}>
            Browse comics
          </LinkButton>
        </div>
      }
    />
  )
}
