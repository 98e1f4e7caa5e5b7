import type { CharacterFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { fold } from '../index/prefix-index.ts'
import { EMPTY, type SortedList } from '../index/sorted-lists.ts'
import type { CharacterRecord, YearSpan } from '../load/records.ts'

/** Who belongs to a team, and to which teams somebody belongs. A team is a character of the role group. */
export class TeamTies {
  private readonly catalogue: Catalogue
  private madeTeams: Map<string, number> | undefined

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
  }

  countMembers(character: number): number {
    return this.membersOf(character).length
  }

  of(character: number): Pick<CharacterFacts, 'members' | 'memberships'> {
    return { members: this.members(character), memberships: this.memberships(character) }
  }

  /** The best known first. */
  private members(character: number): CharacterFacts['members'] {
    const team = this.at(character).name
    const order = [
      { key: 'renown', descending: true },
      { key: 'name', descending: false },
    ]
    const sorted = this.catalogue.indexes.characters.ordering.sorted(
      this.membersOf(character),
      order,
    )
    return Array.from(sorted, (number) => {
      const member = this.at(number)
      return { id: member.id, name: member.name, years: yearsIn(member, team) }
    })
  }

  private memberships(character: number): CharacterFacts['memberships'] {
    const member = this.at(character)
    return member.teams.map((name) => {
      const team = this.teams.get(fold(name))
      return {
        id: team === undefined ? null : this.at(team).id,
        name,
        years: yearsIn(member, name),
      }
    })
  }

  private membersOf(character: number): SortedList {
    const { name, role } = this.at(character)
    if (role !== 'group') return EMPTY
    return this.catalogue.indexes.characters.valuesOf('team').get(fold(name)) ?? EMPTY
  }

  private at(character: number): CharacterRecord {
    return this.catalogue.characters[character] as CharacterRecord
  }

  /** By folded name, as filters by team have it. */
  private get teams(): Map<string, number> {
    this.madeTeams ??= new Map(
      this.catalogue.characters.flatMap(({ name, role }, number): [string, number][] =>
        role === 'group' ? [[fold(name), number]] : [],
      ),
    )
    return this.madeTeams
  }
}

function yearsIn({ teamYears }: CharacterRecord, team: string): YearSpan[] {
  return [...(teamYears.find((known) => known.team === team)?.years ?? [])]
}
