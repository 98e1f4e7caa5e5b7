import type { Facets } from '#contract/facets.ts'
import { toCount } from '#web/lib/record-words.ts'
import { toDetail } from './detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { loadShared } from './load-details.ts'
import { SectionFailure } from './section-failure.tsx'
import { TagList } from './tag-list.tsx'
import { useAnswer } from './use-answer.ts'

const SHOWN = 16

interface SharedTagsProps {
  of: { kind: 'characters' | 'creators'; id: number }
  charactersTitle: string
  creatorsTitle: string
}

/** Who else is in a record's comics, by how many they share. The wire lets these never meet. */
export function SharedTags({ of: { kind, id }, charactersTitle, creatorsTitle }: SharedTagsProps) {
  const { value, error, retry } = useAnswer(`${kind}/${id}/shared`, (signal) =>
    loadShared({ kind, id }, signal),
  )
  if (error !== undefined) {
    return (
      <DetailSection title={charactersTitle}>
        <SectionFailure error={error} onRetry={retry} />
      </DetailSection>
    )
  }
  const others = (to: 'characters' | 'creators') =>
    (value?.[to] ?? []).filter((choice) => to !== kind || choice.value !== id)
  return (
    <>
      <Shared title={charactersTitle} to="characters" choices={others('characters')} />
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
  if (choices.length === 0) return null
  return (
    <DetailSection title={title}>
      <TagList
        tags={choices.slice(0, SHOWN).map(({ value, label, count }) => ({
          to: toDetail(to, value),
          label,
          detail: toCount(count, 'comic', 'comics'),
        }))}
      />
    </DetailSection>
  )
}
