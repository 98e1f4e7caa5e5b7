import { type CharacterFacts, CharacterFactsSchema } from '#contract/facts.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { DetailBody, Lead } from './detail-body.tsx'
import { toComicsOf, toDetail, toMembers } from './detail-kinds.ts'
import { type CharacterRecord, CharacterRecordSchema } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import { capitalise } from './facts/capitalise.ts'
import { comicsCell, countComics } from './facts/comics-cell.ts'
import { type FactCell, FactCells } from './facts/fact-cells.tsx'
import { NoComicsNote } from './facts/no-comics-note.tsx'
import type { Detail } from './load-details.ts'
import { Arcs } from './sections/arcs.tsx'
import { CharacterKeyIssues } from './sections/character-key-issues.tsx'
import { CharacterSeries } from './sections/character-series.tsx'
import { ComicsOrder, useComicsOrder } from './sections/comics-order.tsx'
import { DetailSection } from './sections/detail-section.tsx'
import { toMemberYears } from './sections/member-years.ts'
import { Members } from './sections/members.tsx'
import { OftenWith } from './sections/often-with.tsx'
import { RelationSection } from './sections/relation-section.tsx'
import { SECTION_SIZE } from './sections/section-place.ts'
import { TagList } from './sections/tag-list.tsx'
import { Timeline } from './sections/timeline.tsx'
import { ToldBy } from './sections/told-by.tsx'
import { WhereToBegin } from './sections/where-to-begin.tsx'
import { Splash } from './splash/splash.tsx'

const TEAMS = { to: paths.teams, title: 'Teams' }
/** The placeholder text of the catalogue for an unknown value. */
const UNKNOWN = 'none known'

export const characterDetail: DetailSource<CharacterRecord, CharacterFacts> = {
  kind: 'characters',
  noun: 'Character',
  record: CharacterRecordSchema,
  facts: CharacterFactsSchema,
  body: CharacterDetail,
}

/** The page of a team is that of a character too, with its members on it. */
export function CharacterDetail({ record, facts }: Detail<CharacterRecord, CharacterFacts>) {
  const { id, name, description, thumbnail, comics, series, events } = record
  const of = { kind: 'characters', id } as const
  const { count, all, only } = countComics(facts, comics.available)
  const realName = realNameOf(name, facts)
  const order = useComicsOrder()
  return (
    <>
      <Splash
        {...of}
        name={name}
        shown={withoutRealName(name, realName)}
        picture={thumbnail}
        listing={facts?.role === 'group' ? TEAMS : undefined}
        colours={facts?.colours}
        line={realName}
      >
        {comics.available > 0 && (
          <LinkButton look="line" to={toComicsOf('characters', id)}>
            See {all}
          </LinkButton>
        )}
      </Splash>
      <DetailBody of={of} name={name}>
        <FactCells
          cells={[
            ...firstSeen(facts),
            roleOf(facts),
            comicsCell(count, series.available),
            membersOf(facts),
            aliasesOf(facts),
          ]}
        />
        {description !== '' && <Lead>{description}</Lead>}
        {comics.available === 0 && <NoComicsNote facts={facts} />}
        {facts && <Members team={name} members={facts.members} />}
        {facts && <WhereToBegin comics={facts.whereToBegin} total={count} />}
        {facts && <CharacterKeyIssues {...facts} />}
        {facts && <Arcs arcs={facts.arcs} />}
        <Timeline of={of} title="Appearances by year" name={name} months={facts} />
        {facts && <OftenWith others={facts.oftenWith} />}
        <RelationSection
          of={of}
          to="comics"
          title="Comics"
          count={comics.available}
          only={only}
          orderBy={order.orderBy}
          choice={comics.available > SECTION_SIZE && <ComicsOrder current={order} />}
          aside={<TextLink to={toComicsOf('characters', id)}>All {all}</TextLink>}
        />
        {facts ? (
          <CharacterSeries id={id} series={facts.series} total={series.available} />
        ) : (
          <RelationSection
            of={of}
            to="series"
            title="Series"
            count={series.available}
            orderBy="startYear"
          />
        )}
        <RelationSection
          of={of}
          to="events"
          title="Events"
          count={events.available}
          orderBy="startDate"
        />
        <Teams memberships={facts?.memberships ?? []} />
        {facts && <ToldBy tellers={facts.toldBy} />}
      </DetailBody>
    </>
  )
}

/** A team that has no page of its own leads to the listing of its members. */
function Teams({ memberships }: Pick<CharacterFacts, 'memberships'>) {
  if (memberships.length === 0) return null
  return (
    <DetailSection title="Teams">
      <TagList
        tags={memberships.map(({ id, name, years }) => ({
          to: id === null ? toMembers(name) : toRecord(paths.team, id),
          label: name,
          detail: years.length === 0 ? undefined : toMemberYears(years),
        }))}
      />
    </DetailSection>
  )
}

function membersOf(facts: CharacterFacts | undefined): FactCell | undefined {
  if (facts === undefined || facts.memberCount === 0) return undefined
  return { label: 'Members', figure: formatCount(facts.memberCount), words: 'in all' }
}

function realNameOf(name: string, facts: CharacterFacts | undefined): string | undefined {
  const realName = facts?.realName ?? ''
  return ['', name, UNKNOWN].includes(realName) ? undefined : realName
}

/** `Spider-Man (Miles Morales)`: the name in parentheses is shown in the line below. */
function withoutRealName(name: string, realName = ''): string {
  const [, alias = name, person = name] = /^(.+) \((.+)\)$/.exec(name) ?? []
  return realName.includes(person) ? alias : name
}

function firstSeen(facts: CharacterFacts | undefined): FactCell[] {
  const first = facts?.firstAppearance
  if (!first) return []
  const { series, startYear, issueNumber, year, comicId } = first
  const words = `${series} (${startYear})`
  return [
    {
      label: 'First appearance',
      figure: `#${issueNumber}`,
      words: comicId ? <TextLink to={toDetail('comics', comicId)}>{words}</TextLink> : words,
    },
    { label: 'First seen in', figure: String(year) },
  ]
}

function roleOf(facts: CharacterFacts | undefined): FactCell | undefined {
  return facts?.role ? { label: 'Role', words: capitalise(facts.role) } : undefined
}

function aliasesOf(facts: CharacterFacts | undefined): FactCell | undefined {
  if (facts === undefined || facts.aliases.length === 0) return undefined
  return { label: 'Also known as', words: facts.aliases.join(', ') }
}
