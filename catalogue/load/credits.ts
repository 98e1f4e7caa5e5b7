import { type DataLine, splitList } from './data-lines.ts'
import type { Names } from './names.ts'
import { CREDIT_ROLES, type Credit } from './records.ts'

/** `writer: Stan Lee; penciller: Steve Ditko, John Romita Sr.` */
export function readCredits(line: DataLine, index: number, creators: Names): Credit[] {
  return line.list(index).flatMap((entry) => {
    const [role = '', names] = splitAtColon(entry)
    if (names === undefined || !CREDIT_ROLES.includes(role)) {
      line.fault(`"${entry}" is not a credit like "writer: Stan Lee"`)
      return []
    }
    const positions = creators.findAll(line, splitList(names, ','))
    return positions.map((creator) => ({ creator, role }))
  })
}

function splitAtColon(entry: string): [string, string | undefined] {
  const colon = entry.indexOf(':')
  return colon < 0 ? [entry, undefined] : [entry.slice(0, colon).trim(), entry.slice(colon + 1)]
}
