import '#web/lib/jitless-zod.ts'
import { type ComicFacts, ComicFactsSchema } from '#contract/facts.ts'
import { toId } from '#web/lib/records/record-words.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { DetailBody } from './detail-body.tsx'
import { toDetail } from './detail-kinds.ts'
import { type ComicRecord, ComicRecordSchema, type Summary } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { capitalise } from './facts/capitalise.ts'
import { ComicFactCells } from './facts/comic-fact-cells.tsx'
import { InferredMark } from './facts/inferred.tsx'
import { KeyNote } from './facts/key-note.tsx'
import type { Detail } from './load-details.ts'
import { ComicCredits } from './sections/comic-credits.tsx'
import { DetailSection } from './sections/detail-section.tsx'
import { type Neighbour, NeighbourLinks } from './sections/neighbour-links.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { TagList } from './sections/tag-list.tsx'
import { Splash } from './splash/splash.tsx'

export const comicDetail: DetailSource<ComicRecord, ComicFacts> = {
  kind: 'comics',
  noun: 'Comic',
  record: ComicRecordSchema,
  facts: ComicFactsSchema,
  body: ComicDetail,
}

function ComicDetail({ record, facts }: Detail<ComicRecord, ComicFacts>) {
  const { id, title, thumbnail, series, creators, characters, events } = record
  const of = { kind: 'comics', id } as const
  const inferred = new Set(facts?.inferredCharacters)
  return (
    <>
      <Splash
        {...of}
        name={title}
        // The year is shown with the series, in the line below.
        shown={title.replace(/ \(\d{4}\)/, '')}
        picture={thumbnail}
        line={
          <>
            In <TextLink to={toDetail('series', toId(series.resourceURI))}>{series.name}</TextLink>
          </>
        }
      />
      <DetailBody of={of} name={title}>
        <NeighbourLinks
          noun="issue"
          previous={toNeighbour(facts?.previous)}
          next={toNeighbour(facts?.next)}
        />
        <ComicFactCells record={record} facts={facts} />
        <KeyNote facts={facts} description={record.description} />
        <ComicCredits credits={creators} inferred={facts?.inferredCredits ?? []} of={of} />
        <RelationSection
          of={of}
          to="characters"
          title="Characters"
          count={characters.available}
          orderBy="name"
          {...(inferred.size > 0 && {
            note: INFERRED_CHARACTERS,
            detailOf: (character) => (inferred.has(character) ? <InferredMark /> : undefined),
          })}
        />
        <RelationSection
          of={of}
          to="events"
          title="Events"
          count={events.available}
          orderBy="startDate"
          detailOf={(event) => {
            const role = facts?.events.find((part) => part.id === event)?.role
            return role && capitalise(role)
          }}
        />
        <Comics title="Variants" comics={record.variants} />
        <Comics title="Collected in" comics={record.collections} />
        <Comics title="Collects" comics={record.collectedIssues} />
      </DetailBody>
    </>
  )
}

const INFERRED_CHARACTERS =
  'Inferred from the run: those with that mark are in the issues around this one, and are not stated for it.'

function Comics({ title, comics }: { title: string; comics: Summary[] }) {
  if (comics.length === 0) return null
  return (
    <DetailSection title={title}>
      <TagList
        tags={comics.map(({ resourceURI, name }) => ({
          to: toDetail('comics', toId(resourceURI)),
          label: name,
        }))}
      />
    </DetailSection>
  )
}

function toNeighbour(comic: ComicFacts['previous'] | undefined): Neighbour | undefined {
  return comic ? { to: toDetail('comics', comic.id), name: comic.title } : undefined
}
