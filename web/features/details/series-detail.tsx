import { type SeriesFacts, SeriesFactsSchema } from '#contract/facts.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { RUNNING, splitSeriesTitle, toCount, toId, toYears } from '#web/lib/records/record-words.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { DetailBody, Lead } from './detail-body.tsx'
import { toComicsOf, toDetail } from './detail-kinds.ts'
import { type SeriesRecord, SeriesRecordSchema, type Summary } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { capitalise } from './facts/capitalise.ts'
import { datedCell } from './facts/dated-cell.ts'
import { type FactCell, FactCells } from './facts/fact-cells.tsx'
import { type Detail, NO_VARIANTS } from './load-details.ts'
import { Arcs } from './sections/arcs.tsx'
import { KeyIssues } from './sections/key-issues.tsx'
import { type Neighbour, NeighbourLinks } from './sections/neighbour-links.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { SeriesRuns } from './sections/runs.tsx'
import { SeriesCast } from './sections/series-cast.tsx'
import { Timeline } from './sections/timeline.tsx'
import { Volumes } from './sections/volumes.tsx'
import { Splash } from './splash/splash.tsx'

export const seriesDetail: DetailSource<SeriesRecord, SeriesFacts> = {
  kind: 'series',
  noun: 'Series',
  record: SeriesRecordSchema,
  facts: SeriesFactsSchema,
  body: SeriesDetail,
}

function SeriesDetail({ record, facts }: Detail<SeriesRecord, SeriesFacts>) {
  const { id, title, description, thumbnail, startYear, endYear, comics } = record
  const of = { kind: 'series', id } as const
  const { name } = splitSeriesTitle(title)
  const count = facts?.issueCount ?? comics.available
  const books = facts?.bookCount ?? 0
  return (
    <>
      <Splash
        {...of}
        name={title}
        // The years are shown in the line below.
        shown={name}
        picture={thumbnail}
        urls={record.urls}
        line={toYears(startYear, endYear)}
      >
        {comics.available > 0 && (
          <LinkButton look="line" to={toComicsOf('series', id)}>
            See {toCount(count, 'comic', 'comics')}
          </LinkButton>
        )}
      </Splash>
      <DetailBody of={of} name={title}>
        <NeighbourLinks
          noun="volume"
          previous={toVolume(record.previous)}
          next={toVolume(record.next)}
        />
        <FactCells
          cells={[
            facts
              ? {
                  label: books > 0 && books === count ? 'Books' : 'Issues',
                  figure: formatCount(count),
                }
              : { label: 'Comics', figure: formatCount(comics.available) },
            ...monthsOf(facts),
            typeOf(record),
            lineOf(facts),
          ]}
        />
        {description && <Lead>{description}</Lead>}
        {facts && <Volumes id={id} volumes={facts.volumes} />}
        {facts && <SeriesRuns runs={facts.runs} />}
        {facts && <Arcs arcs={facts.arcs} />}
        <KeyIssues of={of} count={facts?.keyIssueCount} />
        <Timeline of={of} title="Issues by year" name={title} months={facts} />
        <RelationSection
          of={of}
          to="comics"
          title="Comics"
          count={count - books}
          only={books > 0 ? { ...NO_VARIANTS, formatType: 'comic' } : NO_VARIANTS}
          orderBy="coverMonth,issueNumber"
          aside={
            <TextLink to={toComicsOf('series', id)}>
              All {toCount(count, 'comic', 'comics')}
            </TextLink>
          }
        />
        <RelationSection
          of={of}
          to="comics"
          name="books"
          title="Books"
          count={books}
          only={{ ...NO_VARIANTS, formatType: 'collection' }}
          orderBy="coverMonth,issueNumber"
        />
        {facts && <SeriesCast cast={facts.cast} all={record.characters.available} />}
        <RelationSection
          of={of}
          to="characters"
          title="Characters"
          count={record.characters.available}
          orderBy="name"
        />
        <RelationSection
          of={of}
          to="creators"
          title="Creators"
          count={record.creators.available}
          orderBy="lastName"
        />
        <RelationSection
          of={of}
          to="events"
          title="Events"
          count={record.events.available}
          orderBy="startDate"
        />
      </DetailBody>
    </>
  )
}

function monthsOf(facts: SeriesFacts | undefined): FactCell[] {
  if (!facts?.firstMonth || !facts.lastMonth) return []
  return [
    datedCell('First issue', facts.firstMonth),
    datedCell(facts.running ? 'Latest issue' : 'Last issue', facts.lastMonth),
  ]
}

/** Of a series that has ended nobody says that it is ongoing, whatever its type is on the wire. */
function typeOf({ type, rating, endYear }: SeriesRecord): FactCell | undefined {
  const ended = type === 'ongoing' && endYear !== RUNNING
  const words = [ended ? '' : type, rating].filter((text) => text !== '').map(capitalise)
  return words.length === 0 ? undefined : { label: 'Type', words: words.join(', ') }
}

function lineOf(facts: SeriesFacts | undefined): FactCell | undefined {
  if (!facts?.line) return undefined
  const to = `${paths.seriesListing}?${new URLSearchParams({ line: facts.line.toLowerCase() })}`
  return { label: 'Line', words: <TextLink to={to}>{facts.line}</TextLink> }
}

function toVolume(volume: Summary | null): Neighbour | undefined {
  if (volume === null) return undefined
  return { to: toDetail('series', toId(volume.resourceURI)), name: volume.name }
}
