import '#web/lib/jitless-zod.ts'
import { CreatorFactsSchema } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { DetailBody } from './detail-body.tsx'
import { toComicsOf } from './detail-kinds.ts'
import { type CreatorRecord, CreatorRecordSchema } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { capitalise } from './facts/capitalise.ts'
import { comicsCell } from './facts/comics-cell.ts'
import { FactCells } from './facts/fact-cells.tsx'
import type { Detail } from './load-details.ts'
import { KeyIssues } from './sections/key-issues.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { SharedTags } from './sections/shared-tags.tsx'
import { Timeline } from './sections/timeline.tsx'
import { Splash } from './splash/splash.tsx'

type Facts = ReturnType<typeof CreatorFactsSchema.parse>

/** The number of roles shown beside the number of comics. */
const SHOWN_ROLES = 3

export const creatorDetail: DetailSource<CreatorRecord, Facts> = {
  kind: 'creators',
  noun: 'Creator',
  record: CreatorRecordSchema,
  facts: CreatorFactsSchema,
  body: CreatorDetail,
}

function CreatorDetail({ record, facts }: Detail<CreatorRecord, Facts>) {
  const { id, fullName, thumbnail, comics, series, events } = record
  const of = { kind: 'creators', id } as const
  const all = toCount(comics.available, 'comic', 'comics')
  const roles = (facts?.roles ?? []).toSorted((a, b) => b.comics - a.comics)
  const shown = roles.slice(0, SHOWN_ROLES)
  return (
    <>
      <Splash
        {...of}
        name={fullName}
        picture={thumbnail}
        line={shown.map(({ role }) => capitalise(role)).join(', ') || undefined}
      >
        {comics.available > 0 && (
          <LinkButton look="line" to={toComicsOf('creators', id)}>
            See {all}
          </LinkButton>
        )}
      </Splash>
      <DetailBody of={of} name={fullName}>
        <FactCells
          cells={[
            comicsCell(comics.available, series.available),
            ...shown.map(({ role, comics: count }) => ({
              label: `As ${role}`,
              figure: count.toLocaleString('en'),
              words: count === 1 ? 'comic' : 'comics',
            })),
          ]}
        />
        <KeyIssues of={of} count={facts?.keyIssueCount} />
        <Timeline of={of} title="Comics by year" name={fullName} months={facts} />
        <RelationSection
          of={of}
          to="comics"
          title="Comics"
          count={comics.available}
          orderBy="-onsaleDate"
          aside={<TextLink to={toComicsOf('creators', id)}>All {all}</TextLink>}
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
          to="events"
          title="Events"
          count={events.available}
          orderBy="startDate"
        />
        <SharedTags of={of} charactersTitle="Characters" creatorsTitle="Worked with" />
      </DetailBody>
    </>
  )
}
