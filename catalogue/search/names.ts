import type { Catalogue } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import { chunksOf, formsIn, type Word } from './text.ts'

/** A name of a record, tokenised once at start. */
export interface Name {
  compact: string
  words: Word[]
  /** For each of `words`, the hyphenated word that begins there, joined with its next parts. */
  joined: string[]
  /** The forms in the index. */
  forms: string[]
}

/** A record that is indexed by its names. Comics are not: they are found through their series. */
export interface Entry {
  kind: Kind
  record: number
  title: Name
  others: Name[]
  /** Of a series: `asm`. */
  initials: string
  /**
   * Popularity from 0 to 1: the number of comics relative to the most popular record of the kind.
   */
  fame: number
  startYear: number
  endYear: number
  /** The forms to index. */
  titleForms: string[]
  otherForms: string[]
}

interface Source {
  title: string
  others?: string[]
  startYear?: number
  endYear?: number
}

/** Every record that has a name of its own. */
export function namedRecords(catalogue: Catalogue): Entry[] {
  const { characters, series, events, creators } = catalogue
  const entries = (kind: Kind, sources: Source[]) => {
    const comics = catalogue.relation(kind, 'comics')
    const counts = sources.map((_, record) => comics.of(record).length)
    const most = Math.log1p(counts.reduce((a, b) => Math.max(a, b), 1))
    return sources.map((source, record) =>
      entryOf(kind, record, source, Math.log1p(counts[record] ?? 0) / most),
    )
  }
  return [
    ...entries(
      'characters',
      characters.map(({ name, realName, aliases }) => {
        const bare = name.replace(/\s*\([^)]*\)$/, '')
        const known = realName === 'none known' ? '' : realName
        const others = [bare, known, firstAndLast(known), ...aliases]
        return { title: name, others: others.filter((other) => other !== '' && other !== name) }
      }),
    ),
    ...entries(
      'series',
      series.map(({ title, aliases, startYear, endYear }) => {
        return { title, others: [...aliases], startYear, endYear }
      }),
    ),
    ...entries(
      'events',
      events.map(({ title, start, end }) => {
        return { title, startYear: Number(start.slice(0, 4)), endYear: Number(end.slice(0, 4)) }
      }),
    ),
    ...entries(
      'creators',
      creators.map(({ fullName }) => {
        const short = firstAndLast(fullName)
        return { title: fullName, others: short === '' ? [] : [short] }
      }),
    ),
  ]
}

/** `Carol Susan Jane Danvers` is searched as `carol danvers`. */
function firstAndLast(name: string): string {
  const words = name.split(' ').filter((word) => !/^([JS]r\.|I+)$/.test(word))
  return words.length < 3 ? '' : `${words[0]} ${words.at(-1)}`
}

function entryOf(kind: Kind, record: number, source: Source, fame: number): Entry {
  const { title, others = [], startYear = 0, endYear = startYear } = source
  const own = nameOf(title)
  const further = others.map(nameOf)
  const initials = kind === 'series' ? initialsOf(own) : ''
  const otherForms = further.flatMap(({ forms }) => forms)
  if (initials !== '') otherForms.push(initials)
  return {
    kind,
    record,
    title: own,
    others: further,
    initials,
    fame,
    startYear,
    endYear,
    titleForms: own.forms,
    otherForms,
  }
}

/** `Amazing Spider-Man` is `asm`. Empty for a single word. */
function initialsOf({ words }: Name): string {
  return words.length < 2 ? '' : words.map(({ text }) => text.charAt(0)).join('')
}

function nameOf(text: string): Name {
  const chunks = chunksOf(text)
  const words = chunks.flat()
  const joined = words.map((word, place) => word.text + (words[place + 1]?.text ?? ''))
  const compact = words.map((word) => word.text).join('')
  return { compact, words, joined, forms: formsIn(chunks) }
}
