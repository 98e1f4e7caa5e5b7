import type { ReactNode } from 'react'
import type { ComicFacts } from '#contract/facts.ts'
import { toId } from '#web/lib/records/record-words.ts'
import { toDetail } from '../detail-kinds.ts'
import type { ComicRecord } from '../detail-records.ts'
import { InferredMark } from '../facts/inferred.tsx'
import { DetailSection } from './detail-section.tsx'
import { RelationSection } from './relation-section.tsx'
import { TagList } from './tag-list.tsx'

interface ComicCreditsProps {
  of: { kind: 'comics'; id: number }
  credits: ComicRecord['creators']
  inferred: ComicFacts['inferredCredits']
}

const INFERRED =
  'Inferred from the run, or from what the person usually does: a credit with that mark is not stated for this issue.'

/** The creators of a comic, with their roles. */
export function ComicCredits({ of, credits, inferred }: ComicCreditsProps) {
  const { available, items } = credits
  const roles = new Map(items.map(({ resourceURI, role }) => [toId(resourceURI), role]))
  const isInferred = (id: string) => {
    const role = roles.get(id)
    return inferred.some((credit) => {
      return String(credit.id) === id && (role === undefined || credit.role === role)
    })
  }
  // The record lists only the first creators, and the full sub-list has no roles.
  if (available > items.length) {
    return (
      <RelationSection
        of={of}
        to="creators"
        title="Creators"
        count={available}
        orderBy="lastName"
        note={inferred.length > 0 ? INFERRED : undefined}
        detailOf={(id) => toDetailText(roles.get(String(id)), isInferred(String(id)))}
      />
    )
  }
  if (available === 0) return null
  return (
    <DetailSection
      title="Creators"
      note={[...roles.keys()].some(isInferred) ? INFERRED : undefined}
    >
      <TagList
        tags={items.map(({ resourceURI, name, role }) => ({
          to: toDetail('creators', toId(resourceURI)),
          label: name,
          detail: toDetailText(role, isInferred(toId(resourceURI))),
        }))}
      />
    </DetailSection>
  )
}

function toDetailText(role: string | undefined, inferred: boolean): ReactNode {
  if (!inferred) return role
  return (
    <>
      {role !== undefined && `${role}, `}
      <InferredMark />
    </>
  )
}
