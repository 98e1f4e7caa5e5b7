import type { ReactNode } from 'react'
import type { ComicFacts } from '#contract/facts.ts'
import { toId } from '#web/lib/records/record-words.ts'
import { toDetail } from '../detail-kinds.ts'
import type { ComicRecord } from '../detail-records.ts'
import { InferredMark } from '../facts/inferred.tsx'
import { DetailSection } from './detail-section.tsx'
import { RelationSection } from './relation-section.tsx'
import { type Tag, TagList } from './tag-list.tsx'

type Maker = ComicFacts['credits'][number]

interface ComicCreditsProps {
  of: { kind: 'comics'; id: number }
  /** Those of the record: the first of them, each with one role. */
  credits: ComicRecord['creators']
  /** Undefined if the facts failed to load. */
  makers: Maker[] | undefined
}

/** The creators of a comic, each in one line with all their roles. */
export function ComicCredits({ of, credits, makers }: ComicCreditsProps) {
  const { available, items } = credits
  if (available === 0) return null
  if (makers === undefined && available > items.length) {
    return (
      <RelationSection
        of={of}
        to="creators"
        title="Creators"
        count={available}
        orderBy="lastName"
      />
    )
  }
  return (
    <DetailSection title="Creators" note={makers && toNote(makers)}>
      <TagList tags={makers?.map(toTag) ?? items.map(toSummaryTag)} />
    </DetailSection>
  )
}

function toNote(makers: Maker[]): string | undefined {
  const credits = makers.flatMap(({ roles }) => roles)
  if (!credits.some(({ inferred }) => inferred)) return undefined
  const partly = credits.every(({ inferred }) => inferred) ? '' : 'partly '
  return `Credits ${partly}assumed from neighbouring issues, or from what the person usually does.`
}

function toTag({ id, name, roles }: Maker): Tag {
  return { to: toDetail('creators', id), label: name, detail: <Roles roles={roles} /> }
}

function toSummaryTag({ resourceURI, name, role }: ComicRecord['creators']['items'][number]): Tag {
  return { to: toDetail('creators', toId(resourceURI)), label: name, detail: role }
}

/** `writer, penciller`; the mark stands once where all of them are assumed. */
function Roles({ roles }: Pick<Maker, 'roles'>): ReactNode {
  const all = roles.every(({ inferred }) => inferred)
  return (
    <>
      {roles.map(({ role, inferred }, index) => (
        <span key={role}>
          {index > 0 && ', '}
          {role}
          {inferred && !all && (
            <>
              {' '}
              (<InferredMark />)
            </>
          )}
        </span>
      ))}
      {all && (
        <>
          , <InferredMark />
        </>
      )}
    </>
  )
}
