import type { DataLine } from './data-lines.ts'
import { readChanged, readWith } from './fields.ts'
import type { Names } from './names.ts'
import type { CharacterRecord, TeamYears, YearSpan } from './records.ts'

/** Of a team, and of a member. */
const COLUMNS = 3

/** Adds the years in which characters were members of their teams. The teams are in their own lines. */
export function readTeams(lines: DataLine[], characters: CharacterRecord[], names: Names): void {
  const find = (line: DataLine, name: string) => characters[names.findOrFault(line, name) ?? -1]
  const seen = new Set<string>()
  let team: CharacterRecord | undefined
  for (const line of lines) {
    const word = line.field(0)
    if (word === 'team') {
      team = readTeam(line, find, seen)
    } else if (word !== 'member') {
      line.fault(`begins with "${word}", not with team or member`)
    } else if (seen.size === 0) {
      line.fault('stands above the first team')
    } else if (team !== undefined) {
      // Below a team that could not be read, nothing can be checked.
      addMember(line, team.name, find)
    }
  }
}

type Find = (line: DataLine, name: string) => CharacterRecord | undefined

function readTeam(line: DataLine, find: Find, seen: Set<string>): CharacterRecord | undefined {
  if (!line.hasShape(COLUMNS, COLUMNS)) return undefined
  const name = line.field(1)
  const changed = readChanged(line, 2)
  const heading = `${line.layer.number} ${name}`
  if (seen.has(heading)) line.fault(`there is a team "${name}" already`)
  seen.add(heading)
  const team = find(line, name)
  if (team === undefined) return undefined
  if (team.role !== 'group') line.fault(`"${name}" is not a group`)
  // Who its members were is a fact of the team.
  if (changed > team.changed) team.changed = changed
  team.layers |= line.layerBit
  return team
}

function addMember(line: DataLine, team: string, find: Find): void {
  if (!line.hasShape(COLUMNS, COLUMNS)) return
  const member = find(line, line.field(1))
  const years = readWith(line, () => parseYears(line.list(2)))
  if (member === undefined || years === undefined) return
  if (!member.teams.includes(team)) line.fault(`"${member.name}" does not list the team "${team}"`)
  else addYears(line, member, { team, years })
}

/** Years that are known stay, unless the layer overwrites them. */
function addYears(line: DataLine, member: CharacterRecord, stay: TeamYears): void {
  const others = member.teamYears.filter(({ team }) => team !== stay.team)
  const isKnown = others.length < member.teamYears.length
  if (isKnown && line.layer.number === 0) {
    line.fault(`"${member.name}" is a member of "${stay.team}" already`)
  }
  if (!isKnown || line.layer.overwrites) member.teamYears = [...others, stay]
}

/** `1963-1970`, `1988` for a single year, `1975-` for somebody who is still a member. */
function parseYears(texts: string[]): YearSpan[] {
  const spans = texts.map(parseSpan)
  for (const [index, { from }] of spans.entries()) {
    const before = spans[index - 1]
    if (before === undefined) continue
    if (before.to === null || from < before.to) {
      throw new Error(`"${texts[index]}" begins before the years in front of it end`)
    }
  }
  return spans
}

function parseSpan(text: string): YearSpan {
  const [, first, dash, last] = /^((?:19|20)\d\d)(?:(-)((?:19|20)\d\d)?)?$/.exec(text) ?? []
  if (first === undefined)
    throw new Error(`"${text}" is not a year or years like 1963-1970 or 1975-`)
  const from = Number(first)
  if (dash === undefined) return { from, to: from }
  const to = last === undefined ? null : Number(last)
  if (to !== null && to < from) throw new Error(`"${text}" ends before it begins`)
  return { from, to }
}
