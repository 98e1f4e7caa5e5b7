import type { DataLine } from './data-lines.ts'
import { readChanged, readChoice, readId, readWith } from './fields.ts'
import { parseIssueNumber, valueOfNumber } from './issue-numbers.ts'
import type { Names } from './names.ts'
import { RecordList } from './record-list.ts'
import { CHARACTER_ROLES, type CharacterRecord, type FirstAppearance } from './records.ts'

const COLUMNS = 11
const REQUIRED = 2

export function readCharacters(lines: DataLine[], names: Names): CharacterRecord[] {
  const characters = new RecordList<CharacterRecord>(names, 0, ({ name }) => name)
  for (const line of lines)
    if (line.hasShape(REQUIRED, COLUMNS)) characters.add(line, readCharacter)
  return characters.items
}

function readCharacter(line: DataLine): CharacterRecord {
  const colours = line.list(7)
  for (const colour of colours) {
    if (!/^#[0-9a-f]{6}$/i.test(colour)) line.fault(`"${colour}" is not a colour like #d6211a`)
  }
  return {
    id: readId(line, 0),
    otherIds: [],
    name: line.field(1),
    realName: line.field(2),
    aliases: line.list(3),
    firstAppearance: readFirstAppearance(line, line.field(4)),
    teams: line.list(5),
    teamYears: [],
    role: readChoice(line, 6, CHARACTER_ROLES),
    colours,
    emblem: line.field(8),
    changed: readChanged(line, 9),
    description: line.field(10),
    layers: line.layerBit,
  }
}

/** `Amazing Fantasy (1962) #15, 1962` */
function readFirstAppearance(line: DataLine, text: string): FirstAppearance | null {
  if (text === '') return null
  const match = /^(.+) \((\d{4})\) #(\S+), (\d{4})$/.exec(text)
  if (match === null) {
    line.fault(`"${text}" is not a first appearance like "Amazing Fantasy (1962) #15, 1962"`)
    return null
  }
  const [, series = '', startYear, number = '', year] = match
  if (readWith(line, () => parseIssueNumber(number)) === undefined) return null
  return {
    series,
    startYear: Number(startYear),
    number,
    issueNumber: valueOfNumber(number),
    year: Number(year),
  }
}
