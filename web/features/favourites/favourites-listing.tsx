import type { ReactNode } from 'react'
import type { Favourite, FavouritePage } from '#contract/favourite-page.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Navigate } from '#web/lib/router/router.tsx'
import empty from '#web/ui/art/empty.svg'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import type { CardLook } from '#web/ui/card/cover-card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { FavouriteCards } from './favourite-cards.tsx'
import { toFavourites } from './favourites-address.ts'
import styles from './favourites-listing.module.css'
import { KIND_WORDS } from './kind-words.ts'
import type { FavouriteQuery } from './load-favourites.ts'

interface FavouritesListingProps {
  query: FavouriteQuery
  /** Undefined while it is loading. */
  answer: { page?: FavouritePage; error?: string } | undefined
  action?: (favourite: Favourite) => ReactNode
  onRetry: () => void
}

const SKELETONS = 12

export function FavouritesListing({ query, answer, action, onRetry }: FavouritesListingProps) {
  if (answer === undefined) {
    return <LoadingFavourites look={lookOf(query)} />
  }
  const { page, error = '' } = answer
  if (page === undefined) return <LoadFailure error={error} onRetry={onRetry} />
  if (page.total === 0) return <NoFavourites query={query} />
  const last = Math.ceil(page.total / page.size)
  if (query.page > last) return <Navigate to={toFavourites({ ...query, page: last })} replace />
  return (
    <>
      <FavouriteCards favourites={page.results} mixed={query.kind === null} action={action} />
      {last > 1 && (
        <div className={styles.foot}>
          <Pager
            current={query.page}
            last={last}
            toPage={(number) => toFavourites({ ...query, page: number })}
          />
        </div>
      )}
    </>
  )
}

function LoadingFavourites({ look }: { look: CardLook }) {
  usePageLoading()
  return (
    <>
      <SlowNotice />
      <CardGridSkeleton count={SKELETONS} look={look} />
    </>
  )
}

function lookOf({ kind }: Pick<FavouriteQuery, 'kind'>): CardLook {
  return kind === null ? 'comic' : KIND_WORDS[kind].look
}

function NoFavourites({ query }: { query: FavouriteQuery }) {
  if (query.kind !== null) {
    return (
      <EmptyState
        role="status"
        picture={empty}
        title={`No favourite ${KIND_WORDS[query.kind].nouns[1]}`}
        text="What you keep of the other kinds is still here."
        action={
          <LinkButton small look="line" to={toFavourites({ ...query, kind: null, page: 1 })}>
            All favourites
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      role="status"
      picture={empty}
      title="No favourites yet"
      text="Press the heart on any cover and it will wait for you here."
      action={
        <LinkButton small to={paths.comics}>
          Browse comics
        </LinkButton>
      }
    />
  )
}
