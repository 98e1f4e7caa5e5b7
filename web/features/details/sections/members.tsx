import type { CharacterFacts } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toMembers, toPicture } from '../detail-kinds.ts'
import { CardList } from './card-list.tsx'
import { DetailSection } from './detail-section.tsx'
import { isFormer, toMemberYears } from './member-years.ts'
import { SectionPager } from './section-pager.tsx'
import { readPlace, SECTION_SIZE } from './section-place.ts'
import { useFocusOnTurn } from './use-focus-on-turn.ts'

type Member = CharacterFacts['members'][number]

interface MembersProps {
  team: string
  /** The best known first. */
  members: Member[]
}

/** Who belongs to a team, and who is known to have left it. */
export function Members({ team, members }: MembersProps) {
  const former = members.filter(({ years }) => isFormer(years))
  const others = members.filter(({ years }) => !isFormer(years))
  return (
    <>
      <MemberCards name="members" title="Members" team={team} members={others} all={members} />
      <MemberCards
        name="former"
        title="Former members"
        team={team}
        members={former}
        all={members}
      />
    </>
  )
}

interface MemberCardsProps extends MembersProps {
  /** The name of the section's URL parameter. */
  name: string
  title: string
  all: Member[]
}

function MemberCards({ name, title, team, members, all }: MemberCardsProps) {
  const { search } = useLocation()
  const page = readPlace(search, name, members.length)
  const heading = useFocusOnTurn(page)
  if (members.length === 0) return null
  const shown = members.slice((page - 1) * SECTION_SIZE, page * SECTION_SIZE)
  return (
    <DetailSection
      title={title}
      headingRef={heading}
      aside={
        name === 'members' ? (
          <TextLink to={toMembers(team)}>All {toCount(all.length, 'member', 'members')}</TextLink>
        ) : undefined
      }
    >
      <CardList
        kind="characters"
        detailed={shown.some(({ years }) => years.length > 0)}
        cards={shown.map(({ id, name, years }) => ({
          id,
          name,
          picture: toPicture('characters', id),
          detail: years.length === 0 ? undefined : toMemberYears(years),
        }))}
      />
      <SectionPager name={name} title={title} count={members.length} />
    </DetailSection>
  )
}
