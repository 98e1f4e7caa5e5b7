import { addressOf } from '#sdk/address.ts'
import type { ComicQuery } from '#sdk/wire-types.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { detailCache } from '../detail-cache.ts'
import { type DetailKind, toComicsOf } from '../detail-kinds.ts'
import { loadRelated } from '../load-details.ts'
import { CardList, CardListSkeleton } from './card-list.tsx'
import { DetailSection } from './detail-section.tsx'
import { SectionFailure } from './section-failure.tsx'
import { toRelated } from './to-related.ts'

/** One row of a wide screen. */
const SHOWN = 6

interface KeyIssuesProps {
  of: { kind: Exclude<DetailKind, 'comics'>; id: number }
  /** The total; undefined if the facts failed to load. */
  count: number | undefined
}

/** The most important issues, oldest first. */
export function KeyIssues(props: KeyIssuesProps) {
  return props.count === 0 ? null : <KeyIssueCards {...props} />
}

function KeyIssueCards({ of: { kind, id }, count }: KeyIssuesProps) {
  const query: ComicQuery = { key: true, orderBy: 'onsaleDate', limit: SHOWN }
  const address = addressOf([kind, id, 'comics'], query)
  const { data, error, retry } = useQuery({
    key: address,
    load: (signal) => loadRelated(address, signal),
    cache: detailCache,
  })
  const total = data?.total ?? count ?? 0
  if (total === 0 && error === undefined) return null
  return (
    <DetailSection
      title="Key issues"
      aside={
        total > SHOWN && (
          <TextLink to={toComicsOf(kind, id, { key: 'true' })}>
            All {toCount(total, 'key issue', 'key issues')}
          </TextLink>
        )
      }
    >
      {data && <CardList kind="comics" cards={data.results.map(toRelated)} />}
      {error && <SectionFailure error={error} onRetry={retry} />}
      {!data && !error && <CardListSkeleton kind="comics" count={Math.min(SHOWN, total)} />}
    </DetailSection>
  )
}
