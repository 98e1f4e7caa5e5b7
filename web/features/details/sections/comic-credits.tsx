import { toId } from '#web/lib/records/record-words.ts'
import { toDetail } from '../detail-kinds.ts'
import type { ComicRecord } from '../detail-records.ts'
import { DetailSection } from './detail-section.tsx'
import { RelationSection } from './relation-section.tsx'
import { TagList } from './tag-list.tsx'

interface ComicCreditsProps {
  of: { kind: 'comics'; id: number }
  credits: ComicRecord['creators']
  inferred: boolean
}

const INFERRED =
  'Inferred from the run: known for these issues together, and not stated for this one.'

/** The creators of a comic, with their roles. */
export function ComicCredits({ of, credits, inferred }: ComicCreditsProps) {
  const { available, items } = credits
  const note = inferred ? INFERRED : undefined
  // The record lists only the first creators, and the full sub-list has no roles.
  if (available > items.length) {
    return (
      <RelationSection
        of={of}
        to="creators"
        title="Creators"
        count={available}
        orderBy="lastName"
        note={note}
        detailOf={(id) => items.find(({ resourceURI }) => toId(resourceURI) === String(id))?.role}
      />
    )
  }
  if (available === 0) return null
  return (
    <DetailSection title="Creators" note={note}>
      <TagList
        tags={items.map(({ resourceURI, name, role }) => ({
          to: toDetail('creators', toId(resourceURI)),
          label: name,
          detail: role,
        }))}
      />
    </DetailSection>
  )
}
