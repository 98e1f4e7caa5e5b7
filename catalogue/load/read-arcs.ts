import type { DataLine } from './data-lines.ts'
import { readChanged, readId, readWith } from './fields.ts'
import { parseIssueNumbers } from './issue-numbers.ts'
import { Names } from './names.ts'
import type { FindComics } from './read-events.ts'
import type { ArcRecord, Position } from './records.ts'

const COLUMNS = 6
const PART_COLUMNS = 3

export function readArcs(lines: DataLine[], findComics: FindComics): ArcRecord[] {
  const names = new Names('arc')
  const arcs: (ArcRecord & { comics: Position[] })[] = []
  const heads: DataLine[] = []
  for (const line of lines) {
    const word = line.field(0)
    if (word === 'arc' && line.hasShape(3, COLUMNS)) {
      const arc = { ...readArc(line), comics: [] }
      names.register(line, arc.id, arc.title, arcs.length)
      heads.push(line)
      arcs.push(arc)
    } else if (word === 'part' && line.hasShape(PART_COLUMNS, PART_COLUMNS)) {
      if (arcs.length === 0) line.fault('stands above the first arc')
      addTo(arcs.at(-1), line, readPart(line, findComics))
    } else if (word !== 'arc' && word !== 'part') {
      line.fault(`begins with "${word}", not with arc or part`)
    }
  }
  heads.forEach((line, position) => {
    if (arcs[position]?.comics.length === 0) line.fault('has no issue')
  })
  return arcs
}

function readArc(line: DataLine): Omit<ArcRecord, 'comics'> {
  return {
    id: readId(line, 1),
    title: line.field(2),
    aliases: line.list(3),
    changed: readChanged(line, 4),
    description: line.field(5),
  }
}

function readPart(line: DataLine, findComics: FindComics): Position[] {
  const numbers = readWith(line, () => parseIssueNumbers(line.field(2))) ?? []
  return findComics(line, line.field(1), numbers)
}

function addTo(arc: { comics: Position[] } | undefined, line: DataLine, part: Position[]): void {
  for (const comic of part) {
    if (arc?.comics.includes(comic)) line.fault('has an issue that the arc has already')
    arc?.comics.push(comic)
  }
}
