import { type ComicFacts, ComicFactsSchema } from '#contract/facts.ts'
import { toId } from '#web/lib/records/record-words.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { DetailBody } from './detail-body.tsx'
import { toDetail } from './detail-kinds.ts'
import { type ComicRecord, ComicRecordSchema } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { ComicFactCells } from './facts/comic-fact-cells.tsx'
import { InferredMark } from './facts/inferred.tsx'
import { KeyNote } from './facts/key-note.tsx'
import type { Detail } from './load-details.ts'
import { ComicCredits } from './sections/comic-credits.tsx'
import { NeighbourLinks } from './sections/neighbour-links.tsx'
import { NextToRead } from './sections/next-to-read.tsx'
import { NoCast } from './sections/no-cast.tsx'
import { CollectedIn, Collects, Variants } from './sections/printings.tsx'
import { ReadingPlaces } from './sections/reading-places.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { toNeighbour } from './sections/to-neighbour.ts'
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
  const original = facts?.variantOf ?? undefined
  const inferred = new Set(facts?.inferredCharacters)
  return (
    <>
      <Splash
        {...of}
        name={title}
        // The year is shown with the series, in the line below.
        shown={title.replace(/ \(\d{4}\)/, '')}
        picture={thumbnail}
        urls={record.urls}
        issue={original?.id}
        line={
          <>
            {original && (
              <>
                A variant of{' '}
                <TextLink to={toDetail('comics', original.id)}>{original.title}</TextLink>,{' '}
              </>
            )}
            {original ? 'in' : 'In'}{' '}
            <TextLink to={toDetail('series', toId(series.resourceURI))}>{series.name}</TextLink>
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
        <Collects comics={record.collectedIssues} />
        <KeyNote facts={facts} description={record.description} />
        <ComicCredits credits={creators} makers={facts?.credits} of={of} />
        <RelationSection
          of={of}
          to="characters"
          title="Characters"
          count={characters.available}
          orderBy="-renown,name"
          {...(inferred.size > 0 && {
            note: `Cast ${inferred.size < characters.available ? 'partly ' : ''}assumed from neighbouring issues.`,
            detailOf: (character) => (inferred.has(character) ? <InferredMark /> : undefined),
          })}
        />
        {characters.available === 0 && <NoCast />}
        {facts ? (
          <>
            <ReadingPlaces
              title={facts.arcs.length === 1 ? 'Story arc' : 'Story arcs'}
              kind="arcs"
              places={facts.arcs}
            />
            <ReadingPlaces
              title={facts.events.length === 1 ? 'Event' : 'Events'}
              kind="events"
              places={facts.events}
            />
          </>
        ) : (
          <RelationSection
            of={of}
            to="events"
            title="Events"
            count={events.available}
            orderBy="startDate"
          />
        )}
        <Variants comics={record.variants} issue={original?.id ?? id} />
        <CollectedIn comics={record.collections} />
        {facts && <NextToRead facts={facts} series={series} />}
      </DetailBody>
    </>
  )
}
