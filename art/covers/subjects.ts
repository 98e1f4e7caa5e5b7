import { join } from 'node:path'
import { Memo } from '../drawing/memo.ts'
import type { Genre } from '../looks/look.ts'
import { loadSubjects, type SubjectLine } from './load-subjects.ts'
import type { Subject } from './subject.ts'

const SHIPPED = join(import.meta.dirname, '../data/subjects')

let loaded: readonly SubjectLine[] | undefined
let searched: readonly Searchable[] | undefined
const found = new Memo<Subject | 'none'>(5000)

/** The subject of a title that has one of its own, as most licensed titles have: it is on every cover. */
export function ownSubjectOf(title: string): Subject | undefined {
  const own = found.take(title, () => findByTitle('own', title) ?? 'none')
  return own === 'none' ? undefined : own
}

/** What a title without anybody in it is about, by its words and its genre. */
export function subjectOf(title: string, genre: Genre | undefined): Subject {
  return found.take(`${genre} ${title}`, () => {
    const byGenre = (name: string) =>
      knownSubjects().find(({ kind, titles }) => kind === 'genre' && titles.includes(name))
    return (
      findByTitle('own', title) ??
      findByTitle('kind', title) ??
      byGenre(genre ?? 'any') ??
      byGenre('any') ??
      'none'
    )
  }) as Subject
}

function findByTitle(wanted: SubjectLine['kind'], title: string): Subject | undefined {
  const words = inBlanks(title)
  return searchable().find(
    ({ line, whole, parts }) =>
      line.kind === wanted && (whole.has(words) || parts.some((part) => words.includes(part))),
  )?.line
}

interface Searchable {
  line: SubjectLine
  /** Of titles that begin with `=`. */
  whole: Set<string>
  parts: string[]
}

/** Their words are taken apart once, not for each of thousands of titles. */
function searchable(): readonly Searchable[] {
  searched ??= knownSubjects().map((line) => ({
    line,
    whole: new Set(line.titles.filter(isWhole).map(inBlanks)),
    parts: line.titles.filter((title) => !isWhole(title)).map(inBlanks),
  }))
  return searched
}

function isWhole(title: string): boolean {
  return title.startsWith('=')
}

/** The subjects of `art/data/subjects`, read once. */
export function knownSubjects(): readonly SubjectLine[] {
  loaded ??= loadSubjects(SHIPPED)
  return loaded
}

/** A title's words with one blank around each. */
function inBlanks(title: string): string {
  const words = title.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  return ` ${words.trim()} `
}
