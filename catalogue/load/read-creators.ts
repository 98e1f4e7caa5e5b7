import type { DataLine } from './data-lines.ts'
import { readChanged, readId } from './fields.ts'
import type { Names } from './names.ts'
import { RecordList } from './record-list.ts'
import type { CreatorRecord } from './records.ts'

const COLUMNS = 7

export function readCreators(lines: DataLine[], names: Names): CreatorRecord[] {
  const creators = new RecordList<CreatorRecord>(names, 0, ({ fullName }) => fullName)
  for (const line of lines) if (line.hasShape(1, COLUMNS)) creators.add(line, readCreator)
  return creators.items
}

function readCreator(line: DataLine): CreatorRecord {
  const parts = line.fields.slice(1, 5)
  const [firstName = '', middleName = '', lastName = '', suffix = ''] = parts
  const fullName = parts.filter(Boolean).join(' ')
  if (fullName === '') line.fault('has no name')
  return {
    id: readId(line, 0),
    otherIds: [],
    firstName,
    middleName,
    lastName,
    suffix,
    fullName,
    changed: readChanged(line, 5),
    about: line.field(6),
    layers: line.layerBit,
  }
}
