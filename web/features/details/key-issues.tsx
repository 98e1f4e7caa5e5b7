import { toCount } from '#web/lib/record-words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CardList } from './card-list.tsx'
import { type DetailKind, toComicsOf } from './detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { loadRelated } from './load-details.ts'
import { SectionFailure } from './section-failure.tsx'
import { toRelated } from './to-related.ts'
import { useAnswer } from './use-answer.ts'

/** A row of a wide screen. */
const SHOWN = 6

interface KeyIssuesProps {
  of: { kind: Exclude<DetailKind, 'comics'>; id: number }
}

/** The issues that matter most, oldest first: a place to start. */
export function KeyIssues({ of: { kind, id } }: KeyIssuesProps) {
  const address = `${kind}/${id}/comics?key=true&orderBy=onsaleDate&limit=${SHOWN}`
  const { value, error, retry } = useAnswer(address, (signal) => loadRelated(address, signal))
  if (error !== undefined) {
    return (
      <DetailSection title="Key issues">
        <SectionFailure error={error} onRetry={retry} />
      </DetailSection>
    )
  }
  if (value === undefined || value.total === 0) return null
  return (
    <DetailSection
      title="Key issues"
      aside={
        value.total > SHOWN && (
          <TextLink to={toComicsOf(kind, id, { key: 'true' })}>
            All {toCount(value.total, 'key issue', 'key issues')}
          </TextLink>
        )
      }
    >
      <CardList kind="comics" cards={value.results.map(toRelated)} />
    </DetailSection>
  )
}
