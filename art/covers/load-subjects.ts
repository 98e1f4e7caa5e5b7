import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type DataLine, readDataLines } from '#catalogue/load/data-lines.ts'
import { Faults } from '#catalogue/load/faults.ts'
import type { Place, ThingName } from '../compositions/scene.ts'
import { EMBLEM_NAMES } from '../emblems/all.ts'
import { INK_NAMES, type InkName } from '../eras.ts'
import { MOTIFS } from '../scenery/motifs.ts'
import { PLACES, type Subject } from './subject.ts'

/** kind | titles | things | inks | place */
const COLUMNS = 5
const KINDS = ['own', 'kind', 'genre'] as const
type Kind = (typeof KINDS)[number]

export interface SubjectLine extends Subject {
  kind: Kind
  /** Words of a title, or genres. */
  titles: readonly string[]
}

const THINGS = new Set<string>([...EMBLEM_NAMES, ...Object.keys(MOTIFS)])

/** Reads a folder of subjects. Throws a SubjectsError that names every fault with its file and line. */
export function loadSubjects(folder: string): SubjectLine[] {
  // Throws when the folder itself is not there.
  readdirSync(folder)
  const faults = new Faults()
  const lines = [...readDataLines(dirname(folder), basename(folder), faults)].flatMap(
    (line) => readSubject(line) ?? [],
  )
  if (faults.found.length > 0) throw new SubjectsError(faults.found)
  return lines
}

export class SubjectsError extends Error {
  override readonly name = 'SubjectsError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`the subjects have ${faults.length} faults\n${faults.join('\n')}`)
    this.faults = faults
  }
}

function readSubject(line: DataLine): SubjectLine | undefined {
  if (!line.hasShape(COLUMNS, COLUMNS)) return undefined
  const inks = line.list(3).filter((word) => isOne(line, INK_NAMES, 'ink', word))
  const [main, second, accent] = inks as InkName[]
  const kind = line.field(0)
  const place = line.field(4)
  if (main === undefined || second === undefined || accent === undefined) {
    line.fault('a subject has three inks')
    return undefined
  }
  if (!isOne(line, KINDS, 'kind', kind) || !isOne(line, PLACES, 'place', place)) return undefined
  const things = line.list(2).filter((word) => isOne(line, [...THINGS], 'thing', word))
  return {
    kind: kind as Kind,
    titles: line.list(1),
    things: things as ThingName[],
    inks: [main, second, accent],
    place: place as Place,
  }
}

function isOne(line: DataLine, words: readonly string[], what: string, word: string): boolean {
  if (words.includes(word)) return true
  line.fault(`"${word}" is no ${what}`)
  return false
}
