import type { DataLine } from './data-lines.ts'
import { readChanged, readId, readWith } from './fields.ts'
import { parseIssueNumbers } from './issue-numbers.ts'
import { Names } from './names.ts'
import type { FindComics } from './read-events.ts'
import { RecordList } from './record-list.ts'
import type { ArcRecord, Position } from './records.ts'

const COLUMNS = 6
const PART_COLUMNS = 3

export function readArcs(lines: DataLine[], findComics: FindComics): ArcRecord[] {
  const arcs = new RecordList<ArcRecord>(new Names('arc'), 1, ({ title }) => title)
  let arc: ArcRecord | undefined
  let comics: Position[] = []
  for (const line of lines) {
    const word = line.field(0)
    if (word === 'arc' && line.hasShape(3, COLUMNS)) {
      arc = arcs.add(line, readArc)
      comics = []
    } else if (word === 'part' && line.hasShape(PART_COLUMNS, PART_COLUMNS)) {
      addTo(comics, line, readPart(line, findComics))
      if (arc === undefined) line.fault('stands above the first arc')
      else arc.comics = comics
    } else if (word !== 'arc' && word !== 'part') {
      line.fault(`begins with "${word}", not with arc or part`)
    }
  }
  arcs.lines.forEach((line, position) => {
    if (arcs.items[position]?.comics.length === 0) line.fault('has no issue')
  })
  return arcs.items
}

/** Parts that a layer states replace all those of the arc that it overwrites. */
function readArc(line: DataLine, earlier: ArcRecord | undefined): ArcRecord {
  return {
    id: readId(line, 1),
    title: line.field(2),
    aliases: line.list(3),
    comics: earlier?.comics ?? [],
    changed: readChanged(line, 4),
    description: line.field(5),
    layers: line.layerBit,
  }
}

function readPart(line: DataLine, findComics: FindComics): Position[] {
  const numbers = readWith(line, () => parseIssueNumbers(line.field(2))) ?? []
  return findComics(line, line.field(1), numbers)
}

function addTo(comics: Position[], line: DataLine, part: Position[]): void {
  for (const comic of part) {
    if (comics.includes(comic)) line.fault('has an issue that the arc has already')
    comics.push(comic)
  }
}
