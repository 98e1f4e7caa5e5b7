import { join } from 'node:path'
import { Memo } from '../drawing/memo.ts'
import type { Genre } from '../looks/look.ts'
import { loadSubjects, type SubjectLine } from './load-subjects.ts'
import type { Subject } from './subject.ts'

const SHIPPED = join(import.meta.dirname, '../data/subjects')

let loaded: readonly SubjectLine[] | undefined
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
  const words = ` ${plain(title)} `
  // `=` asks for the whole title.
  const fits = (one: string) =>
    one.startsWith('=') ? words === ` ${plain(one)} ` : words.includes(` ${plain(one)} `)
  return knownSubjects().find(({ kind, titles }) => kind === wanted && titles.some(fits))
}

/** The subjects of `art/data/subjects`, read once. */
export function knownSubjects(): readonly SubjectLine[] {
  loaded ??= loadSubjects(SHIPPED)
  return loaded
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
