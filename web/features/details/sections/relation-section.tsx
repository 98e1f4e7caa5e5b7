import type { ReactNode } from 'react'
import { addressOf } from '#sdk/address.ts'
import type { ComicQuery } from '#sdk/wire-types.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { detailCache } from '../detail-cache.ts'
import { type DetailKind, toDetail } from '../detail-kinds.ts'
import { loadRelated, type Subject } from '../load-details.ts'
import { CardList, CardListSkeleton } from './card-list.tsx'
import { DetailSection } from './detail-section.tsx'
import { RowList } from './row-list.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SectionFailure } from './section-failure.tsx'
import { SectionPager } from './section-pager.tsx'
import { readPlace, SECTION_SIZE } from './section-place.ts'
import { TagList } from './tag-list.tsx'
import { TagsSkeleton } from './tags-skeleton.tsx'
import { type Related, toRelated } from './to-related.ts'
import { useFocusOnTurn } from './use-focus-on-turn.ts'

interface RelationSectionProps {
  of: Subject
  /** The kind of the related records. */
  to: DetailKind
  /** The page parameter in the URL, if it is not the kind. */
  name?: string
  title: string
  /** The total; if it is only about so many, the answer tells how many there are. */
  count: number
  /** Which of them; of comics alone. */
  only?: ComicQuery
  orderBy: string
  aside?: ReactNode
  note?: ReactNode
  /** Above the records: in which order they are. */
  choice?: ReactNode
  /** Shown instead of a date: the role in this record, or that it is inferred. */
  detailOf?: (id: number) => ReactNode
}

/** Related records of a record, one page at a time. */
export function RelationSection(props: RelationSectionProps) {
  return props.count === 0 ? null : <RelationCards {...props} />
}

function RelationCards({
  of,
  to,
  name = to,
  title,
  count,
  only,
  orderBy,
  aside,
  note,
  choice,
  detailOf,
}: RelationSectionProps) {
  const { search } = useLocation()
  const page = readPlace(search, name, count)
  const heading = useFocusOnTurn(page)
  const offset = (page - 1) * SECTION_SIZE
  const query = { orderBy, limit: SECTION_SIZE, offset, ...only }
  const address = addressOf([of.kind, of.id, to], query)
  const { data, error, retry } = useQuery({
    key: address,
    load: (signal) => loadRelated(address, signal),
    cache: detailCache,
  })
  const items = data?.results.map(toRelated).map((item) => {
    return { ...item, detail: detailOf?.(item.id) ?? item.detail }
  })
  return (
    <DetailSection title={title} aside={aside} note={note} headingRef={heading}>
      {choice}
      {items && <Items kind={to} items={items} detailed={detailOf !== undefined} />}
      {error && <SectionFailure error={error} onRetry={retry} />}
      {!items && !error && (
        <ItemsSkeleton
          kind={to}
          count={Math.min(SECTION_SIZE, count - offset)}
          detailed={detailOf !== undefined}
        />
      )}
      <SectionPager name={name} title={title} count={data?.total ?? count} />
    </DetailSection>
  )
}

interface ItemsProps {
  kind: DetailKind
  items: Related[]
  /** Whether cards may have a line below the name. */
  detailed: boolean
}

function Items({ kind, items, detailed }: ItemsProps) {
  if (isCardKind(kind)) return <CardList kind={kind} cards={items} detailed={detailed} />
  if (kind === 'series' || kind === 'events') return <RowList kind={kind} rows={items} />
  return (
    <TagList
      tags={items.map(({ id, name, detail }) => ({ to: toDetail(kind, id), label: name, detail }))}
    />
  )
}

interface ItemsSkeletonProps extends Omit<ItemsProps, 'items'> {
  count: number
}

function ItemsSkeleton({ kind, count, detailed }: ItemsSkeletonProps) {
  if (isCardKind(kind)) return <CardListSkeleton kind={kind} count={count} detailed={detailed} />
  if (kind === 'series' || kind === 'events') return <RowsSkeleton count={count} />
  return <TagsSkeleton count={count} />
}

function isCardKind(kind: DetailKind): kind is 'comics' | 'characters' {
  return kind === 'comics' || kind === 'characters'
}
