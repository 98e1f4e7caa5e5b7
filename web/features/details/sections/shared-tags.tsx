import type { Facets } from '#contract/facets.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { detailCache } from '../detail-cache.ts'
import { toDetail } from '../detail-kinds.ts'
import { loadShared } from '../load-details.ts'
import { DetailSection } from './detail-section.tsx'
import { SectionFailure } from './section-failure.tsx'
import { SectionPager } from './section-pager.tsx'
import { readPlace, SECTION_SIZE } from './section-place.ts'
import { TagList } from './tag-list.tsx'
import { useFocusOnTurn } from './use-focus-on-turn.ts'

interface SharedTagsProps {
  of: { kind: 'characters' | 'creators'; id: number }
  /** Left out where the page has a list of its own. */
  charactersTitle?: string
  creatorsTitle: string
}

/** The fifty others that share the most comics with a record. The wire has no such relation. */
export function SharedTags({ of: { kind, id }, charactersTitle, creatorsTitle }: SharedTagsProps) {
  const { data, error, retry } = useQuery({
    key: `${kind}/${id}/shared`,
    load: (signal) => loadShared({ kind, id }, signal),
    cache: detailCache,
  })
  if (error !== undefined) {
    return (
      <DetailSection title={charactersTitle ?? creatorsTitle}>
        <SectionFailure error={error} onRetry={retry} />
      </DetailSection>
    )
  }
  if (data === undefined) return null
  const others = (to: 'characters' | 'creators') =>
    (data[to] ?? []).filter((choice) => to !== kind || choice.value !== id)
  return (
    <>
      {charactersTitle !== undefined && (
        <Shared title={charactersTitle} to="characters" choices={others('characters')} />
      )}
      <Shared title={creatorsTitle} to="creators" choices={others('creators')} />
    </>
  )
}

interface SharedProps {
  title: string
  to: 'characters' | 'creators'
  choices: Facets[string]
}

function Shared({ title, to, choices }: SharedProps) {
  const { search } = useLocation()
  const page = readPlace(search, to, choices.length)
  const heading = useFocusOnTurn(page)
  if (choices.length === 0) return null
  const shown = choices.slice((page - 1) * SECTION_SIZE, page * SECTION_SIZE)
  return (
    <DetailSection title={title} headingRef={heading}>
      <TagList
        tags={shown.map(({ value, label, count }) => ({
          to: toDetail(to, value),
          label,
          detail: toCount(count, 'comic', 'comics'),
        }))}
      />
      <SectionPager name={to} title={title} count={choices.length} />
    </DetailSection>
  )
}
