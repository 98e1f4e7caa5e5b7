import { type ReactNode, useState } from 'react'
import type { CollectionPage } from '#contract/collection.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { CountLinks } from '#web/ui/navigation/count-links.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { readCollectionQuery, toCollection } from './collection-address.ts'
import type { CollectionQuery } from './collection-api.ts'
import { CollectionListing } from './collection-listing.tsx'
import { CollectionSearch } from './collection-search.tsx'
import styles from './collection-view.module.css'
import { PaidLine } from './paid-line.tsx'
import { type ShownPage, useCollectionPage } from './use-collection-page.ts'

interface CollectionViewProps {
  /** Among the actions of a card, passed in by the page since it belongs to another feature. */
  action?: (comic: { id: number; title: string }) => ReactNode
}

const VIEWS = { owned: 'Owned', wished: 'Wanted', series: 'By series' } as const

/** The whole of `/collection`. */
export function CollectionView({ action }: CollectionViewProps) {
  const query = readCollectionQuery(new URLSearchParams(useLocation().search))
  const { answer, counts, retry, showCopies } = useCollectionPage(query)
  const [saves, setSaves] = useState(0)
  useScrollRestoration(answer !== undefined, false)
  const hasAny = counts !== undefined && counts.owned + counts.wished > 0
  return (
    <div className={styles.page}>
      <PageHeading title={titleOf(query)} place={`${query.view} ${query.page}`}>
        Your collection
      </PageHeading>
      {hasAny && (
        <>
          <div className={styles.row}>
            <ViewLinks query={query} counts={counts} />
            <CollectionSearch query={query} />
          </div>
          <div className={styles.line}>
            <p role="status">{answer?.page && summaryOf(query, answer.page)}</p>
            {query.view !== 'wished' && <PaidLine copies={counts.copies} saves={saves} />}
          </div>
        </>
      )}
      <CollectionListing
        query={query}
        answer={answer}
        action={action}
        onRetry={retry}
        onSaved={(id, collected) => {
          showCopies(id, collected)
          setSaves((count) => count + 1)
        }}
      />
    </div>
  )
}

interface ViewLinksProps {
  query: CollectionQuery
  counts: CollectionPage['counts']
}

function ViewLinks({ query, counts }: ViewLinksProps) {
  const link = (view: CollectionQuery['view'], count: number | null) => ({
    word: VIEWS[view],
    to: toCollection({ ...query, view, page: 1 }),
    count,
    current: query.view === view,
  })
  return (
    <CountLinks
      label="Parts of your collection"
      links={[link('owned', counts.owned), link('wished', counts.wished), link('series', null)]}
    />
  )
}

function titleOf({ view, page }: CollectionQuery): string {
  const what =
    view === 'owned' ? 'Your collection' : `Your collection, ${VIEWS[view].toLowerCase()}`
  return page === 1 ? what : `${what}, page ${page}`
}

/** `212 comics, 230 copies. Page 1 of 5.` */
function summaryOf({ view, text, page }: CollectionQuery, shown: ShownPage): string {
  const { total, size, counts } = shown
  const last = Math.ceil(total / size)
  const copies =
    view === 'owned' && text === '' ? `, ${toCount(counts.copies, 'copy', 'copies')}` : ''
  const things =
    view === 'series' ? toCount(total, 'series', 'series') : toCount(total, 'comic', 'comics')
  const count = `${things}${copies}.`
  return last > 1 ? `${count} Page ${page} of ${last}.` : count
}
