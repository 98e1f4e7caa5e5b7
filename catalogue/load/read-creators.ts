import type { DataLine } from './data-lines.ts'
import { readChanged, readId } from './fields.ts'
import type { Names } from './names.ts'
import type { CreatorRecord } from './records.ts'

const COLUMNS = 7

export function readCreators(lines: DataLine[], names: Names): CreatorRecord[] {
  return lines
    .filter((line) => line.hasShape(1, COLUMNS))
    .map((line, position) => {
      const parts = line.fields.slice(1, 5)
      const [firstName = '', middleName = '', lastName = '', suffix = ''] = parts
      const fullName = parts.filter(Boolean).join(' ')
      if (fullName === '') line.fault('has no name')
      const id = readId(line, 0)
      names.register(line, id, fullName, position)
      const changed = readChanged(line, 5)
      const about = line.field(6)
      return { id, otherIds: [], firstName, middleName, lastName, suffix, fullName, changed, about }
    })
}
