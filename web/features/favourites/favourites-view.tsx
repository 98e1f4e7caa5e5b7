import type { ReactNode } from 'react'
import type { Favourite, FavouritePage } from '#contract/favourite-page.ts'
import { formatCount } from '#web/lib/format.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { ExportLinks } from '#web/ui/navigation/export-links.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { readFavouriteQuery } from './favourites-address.ts'
import { FavouritesListing } from './favourites-listing.tsx'
import styles from './favourites-view.module.css'
import { KindLinks } from './kind-links.tsx'
import { KIND_WORDS } from './kind-words.ts'
import type { FavouriteQuery } from './load-favourites.ts'
import { OrderSelect } from './order-select.tsx'
import { useFavouritePage } from './use-favourite-page.ts'

interface FavouritesViewProps {
  /** Beside the heart of a card, passed in by the page since it belongs to another feature. */
  action?: (favourite: Favourite) => ReactNode
}

/** The whole of `/favourites`. */
export function FavouritesView({ action }: FavouritesViewProps) {
  const query = readFavouriteQuery(new URLSearchParams(useLocation().search))
  const { answer, counts, retry } = useFavouritePage(query)
  useScrollRestoration(answer !== undefined, false)
  const hasFavourites = counts && Object.values(counts).some((count) => count > 0)
  return (
    <div className={styles.page}>
      <PageHeading title={titleOf(query)} place={String(query.page)}>
        Favourites
      </PageHeading>
      {hasFavourites && (
        <div className={styles.row}>
          <KindLinks query={query} counts={counts} />
          <OrderSelect query={query} />
        </div>
      )}
      {hasFavourites && (
        <div className={styles.line}>
          <p role="status">{answer?.page && summaryOf(query, answer.page)}</p>
          <ExportLinks
            label="Export as"
            toAddress={(extension) => `/api/favourites/export.${extension}`}
            fileName="spinner-rack-favourites"
            failure="Your favourites were not exported."
          />
        </div>
      )}
      <FavouritesListing query={query} answer={answer} action={action} onRetry={retry} />
    </div>
  )
}

function titleOf({ kind, page }: FavouriteQuery): string {
  const what = kind === null ? 'Favourites' : `Favourite ${KIND_WORDS[kind].nouns[1]}`
  return page === 1 ? what : `${what}, page ${page}`
}

/** `38 comics. Page 1 of 2.` */
function summaryOf({ kind, page }: FavouriteQuery, { total, size }: FavouritePage): string {
  const [one, several] = kind === null ? ['favourite', 'favourites'] : KIND_WORDS[kind].nouns
  const last = Math.ceil(total / size)
  const count = `${formatCount(total)} ${total === 1 ? one : several}.`
  return last > 1 ? `${count} Page ${page} of ${last}.` : count
}
