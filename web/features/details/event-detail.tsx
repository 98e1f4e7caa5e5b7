import { EventFactsSchema } from '#contract/facts.ts'
import { formatCount } from '#web/lib/format.ts'
import { toCount, toId, toMonth } from '#web/lib/records/record-words.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { MakeList } from './actions.tsx'
import { DetailBody, Lead } from './detail-body.tsx'
import { toComicsOf, toDetail } from './detail-kinds.ts'
import { type EventRecord, EventRecordSchema, type Summary } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { datedCell } from './facts/dated-cell.ts'
import { FactCells } from './facts/fact-cells.tsx'
import type { Detail } from './load-details.ts'
import { KeyIssues } from './sections/key-issues.tsx'
import { type Neighbour, NeighbourLinks } from './sections/neighbour-links.tsx'
import { ReadingOrder } from './sections/reading-order.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { Splash } from './splash/splash.tsx'

type Facts = ReturnType<typeof EventFactsSchema.parse>

export const eventDetail: DetailSource<EventRecord, Facts> = {
  kind: 'events',
  noun: 'Event',
  record: EventRecordSchema,
  facts: EventFactsSchema,
  body: EventDetail,
}

function EventDetail({ record, facts }: Detail<EventRecord, Facts>) {
  const { id, title, description, thumbnail, start, end, comics, series } = record
  const of = { kind: 'events', id } as const
  const hasOrder = facts !== undefined && facts.parts.length > 0
  return (
    <>
      <Splash {...of} name={title} picture={thumbnail} line={toSpan(start, end)}>
        {comics.available > 0 && (
          <LinkButton look="line" to={toComicsOf('events', id)}>
            See {toCount(comics.available, 'comic', 'comics')}
          </LinkButton>
        )}
        {hasOrder && <MakeList kind="event" id={id} name={title} />}
      </Splash>
      <DetailBody of={of} name={title} order={facts?.parts.flatMap(({ comics }) => comics)}>
        <NeighbourLinks
          noun="event"
          previous={toEvent(record.previous)}
          next={toEvent(record.next)}
        />
        <FactCells
          cells={[
            start !== null && datedCell('Began', start),
            end !== null && datedCell('Ended', end),
            {
              label: 'Comics',
              figure: formatCount(comics.available),
              words: `in ${formatCount(series.available)} series`,
            },
            {
              label: 'Characters',
              figure: formatCount(record.characters.available),
              words: 'take part',
            },
          ]}
        />
        {description !== '' && <Lead>{description}</Lead>}
        {hasOrder && <ReadingOrder parts={facts.parts} />}
        <KeyIssues of={of} count={facts?.keyIssueCount} />
        {!hasOrder && (
          <RelationSection
            of={of}
            to="comics"
            title="Comics"
            count={comics.available}
            orderBy="onsaleDate"
          />
        )}
        <RelationSection
          of={of}
          to="characters"
          title="Characters"
          count={record.characters.available}
          orderBy="-renown,name"
        />
        <RelationSection
          of={of}
          to="series"
          title="Series"
          count={series.available}
          orderBy="startYear"
        />
        <RelationSection
          of={of}
          to="creators"
          title="Creators"
          count={record.creators.available}
          orderBy="lastName"
        />
      </DetailBody>
    </>
  )
}

function toSpan(start: string | null, end: string | null): string | undefined {
  if (start === null) return undefined
  const [from, to] = [start, end ?? start].map(toMonth)
  return from === to ? from : `${from} to ${to}`
}

function toEvent(event: Summary | null): Neighbour | undefined {
  if (event === null) return undefined
  return { to: toDetail('events', toId(event.resourceURI)), name: event.name }
}
