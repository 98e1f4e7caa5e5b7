import { type CreatorFacts, CreatorFactsSchema } from '#contract/facts.ts'
import { formatCount } from '#web/lib/format.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { DetailBody, Lead } from './detail-body.tsx'
import { toComicsOf } from './detail-kinds.ts'
import { type CreatorRecord, CreatorRecordSchema } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { capitalise } from './facts/capitalise.ts'
import { comicsCell, countComics } from './facts/comics-cell.ts'
import { type FactCell, FactCells } from './facts/fact-cells.tsx'
import type { Detail } from './load-details.ts'
import { KeyIssues } from './sections/key-issues.tsx'
import { Partners } from './sections/partners.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { CreatorRuns } from './sections/runs.tsx'
import { SharedTags } from './sections/shared-tags.tsx'
import { Timeline } from './sections/timeline.tsx'
import { Splash } from './splash/splash.tsx'

/** The number of roles in the line below the name. */
const SHOWN_ROLES = 3

export const creatorDetail: DetailSource<CreatorRecord, CreatorFacts> = {
  kind: 'creators',
  noun: 'Creator',
  record: CreatorRecordSchema,
  facts: CreatorFactsSchema,
  body: CreatorDetail,
}

function CreatorDetail({ record, facts }: Detail<CreatorRecord, CreatorFacts>) {
  const { id, fullName, thumbnail, comics, series, events } = record
  const of = { kind: 'creators', id } as const
  const { count, all, only } = countComics(facts, comics.available)
  const roles = (facts?.roles ?? []).toSorted((a, b) => b.comics - a.comics)
  return (
    <>
      <Splash
        {...of}
        name={fullName}
        picture={thumbnail}
        line={
          roles
            .slice(0, SHOWN_ROLES)
            .map(({ role }) => capitalise(role))
            .join(', ') || undefined
        }
      >
        {comics.available > 0 && (
          <LinkButton look="line" to={toComicsOf('creators', id)}>
            See {all}
          </LinkButton>
        )}
      </Splash>
      <DetailBody of={of} name={fullName}>
        <FactCells
          cells={[activeCell(facts), comicsCell(count, series.available), ...roleCells(roles)]}
        />
        {facts && facts.about !== '' && <Lead>{facts.about}</Lead>}
        {facts && <CreatorRuns id={id} runs={facts.runs} />}
        <KeyIssues of={of} count={facts?.keyIssueCount} />
        {facts && <Partners partners={facts.partners} />}
        <Timeline of={of} title="Comics by year" name={fullName} months={facts} />
        <RelationSection
          of={of}
          to="comics"
          title="Comics"
          count={comics.available}
          only={only}
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

function activeCell(facts: CreatorFacts | undefined): FactCell | undefined {
  if (!facts?.activeYears) return undefined
  const { from, to } = facts.activeYears
  return {
    label: 'Years on covers here',
    figure: String(from),
    words: from === to ? undefined : `to ${to}`,
  }
}

/** The two usual roles in large figures, all others in words. */
function roleCells(roles: CreatorFacts['roles']): FactCell[] {
  const others = roles
    .slice(2)
    .map(({ role, comics }) => `${role} ${formatCount(comics)}`)
    .join(', ')
  return [
    ...roles.slice(0, 2).map(({ role, comics }) => ({
      label: `As ${role}`,
      figure: formatCount(comics),
      words: comics === 1 ? 'comic' : 'comics',
    })),
    ...(others === '' ? [] : [{ label: 'Also credited as', words: capitalise(others) }]),
  ]
}
