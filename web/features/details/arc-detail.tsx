import type { ReactNode } from 'react'
import { type ArcFacts, ArcFactsSchema } from '#contract/arc-facts.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { formatCount } from '#web/lib/format.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount, toMonth } from '#web/lib/records/record-words.ts'
import { useParams } from '#web/lib/router/routes.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import { MakeList } from './actions.tsx'
import { DetailBody, Lead } from './detail-body.tsx'
import { detailCache } from './detail-cache.ts'
import { toDetail, toPicture } from './detail-kinds.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { FactCells } from './facts/fact-cells.tsx'
import { loadFacts } from './load-details.ts'
import { CardList } from './sections/card-list.tsx'
import { DetailSection } from './sections/detail-section.tsx'
import { type Neighbour, NeighbourLinks } from './sections/neighbour-links.tsx'
import { OrderedComics } from './sections/ordered-comics.tsx'
import { TagList } from './sections/tag-list.tsx'
import { Splash } from './splash/splash.tsx'

const NOUN = 'Story arc'

interface ArcViewProps {
  /** Shown when the catalogue has no such arc. */
  missing: ReactNode
}

/** The page of the arc in the URL. Arcs are not on the wire: the facts are all there is. */
export function ArcView({ missing }: ArcViewProps) {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,9}$/.test(id) ? <OneArc key={id} id={id} missing={missing} /> : missing
}

function OneArc({ id, missing }: ArcViewProps & { id: string }) {
  const { data, error, retry } = useQuery({
    key: `arcs/${id}`,
    load: (signal) => loadFacts({ kind: 'arcs', id: Number(id) }, ArcFactsSchema, signal),
    cache: detailCache,
  })
  useScrollRestoration(data !== undefined, false)
  if (data !== undefined) return <ArcDetail arc={data} />
  if (error === undefined) return <DetailSkeleton kind="comics" noun={NOUN} />
  if (error instanceof ApiRefusal && error.status === 404) return missing
  return (
    <PlainPage title={NOUN}>
      <LoadFailure error={error.message} onRetry={retry} />
    </PlainPage>
  )
}

function ArcDetail({ arc }: { arc: ArcFacts }) {
  const { id, title, comics, series, characters, creators } = arc
  const of = { kind: 'arcs', id } as const
  const home = series[0] && { to: toDetail('series', series[0].id), title: series[0].title }
  return (
    <>
      <Splash
        {...of}
        name={title}
        picture={toPicture('comics', arc.firstComicId)}
        listing={home}
        line={arc.issues}
      >
        <LinkButton look="line" to={toDetail('comics', arc.firstComicId)}>
          Begin with part 1
        </LinkButton>
        <MakeList kind="arc" id={id} name={title} />
      </Splash>
      <DetailBody of={of} name={title} listing={home} order={comics}>
        <NeighbourLinks noun="story arc" previous={toArc(arc.previous)} next={toArc(arc.next)} />
        <FactCells
          cells={[
            { label: 'Parts', figure: formatCount(comics.length) },
            { label: 'Came out', words: toSpan(arc) },
            creators.length > 0 && {
              label: 'Told by',
              words: creators.map(({ name }) => name).join(', '),
            },
            arc.aliases.length > 0 && { label: 'Also known as', words: arc.aliases.join(', ') },
          ]}
        />
        {arc.description !== '' && <Lead>{arc.description}</Lead>}
        <DetailSection title="Reading order">
          <OrderedComics
            comics={comics.map((comic, index) => ({ ...comic, number: index + 1 }))}
            total={comics.length}
          />
        </DetailSection>
        {characters.length > 0 && (
          <DetailSection title="Characters">
            <CardList
              kind="characters"
              detailed
              cards={characters.map((one) => ({
                id: one.id,
                name: one.name,
                picture: toPicture('characters', one.id),
                detail: `In ${toCount(one.comics, 'part', 'parts')}`,
              }))}
            />
          </DetailSection>
        )}
        <Tags title="Told by" kind="creators" records={creators} />
        <Tags title="Told in" kind="series" records={series} />
        <Tags title="Part of" kind="events" records={arc.events} />
      </DetailBody>
    </>
  )
}

interface TagsProps {
  title: string
  kind: 'creators' | 'series' | 'events'
  records: { id: number; name?: string; title?: string }[]
}

function Tags({ title: heading, kind, records }: TagsProps) {
  if (records.length === 0) return null
  return (
    <DetailSection title={heading}>
      <TagList
        tags={records.map(({ id, name, title }) => ({
          to: toDetail(kind, id),
          label: name ?? title ?? '',
        }))}
      />
    </DetailSection>
  )
}

function toArc(arc: ArcFacts['previous']): Neighbour | undefined {
  return arc ? { to: toDetail('arcs', arc.id), name: arc.title } : undefined
}

function toSpan({ firstMonth, lastMonth }: ArcFacts): string {
  const [from, to] = [toMonth(firstMonth), toMonth(lastMonth)]
  return from === to ? from : `${from} to ${to}`
}
