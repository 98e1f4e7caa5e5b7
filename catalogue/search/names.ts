import type { SearchKind } from '#contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import { foremostWordOf, formerTitlesOf, nicknamesOf } from './nicknames.ts'
import { shortNamesOf } from './short-names.ts'
import { formsIn, spelledChunksOf, type Word } from './text.ts'

/** A name of a record, tokenised once at start. */
export interface Name {
  /** Without a `the` at the beginning. */
  compact: string
  hasArticle: boolean
  words: Word[]
  /** For each of `words`, the hyphenated word that begins there, joined with its next parts. */
  joined: string[]
  /** The forms in the index. */
  forms: string[]
}

/** A kind whose records have names of their own. Comics are found through their series. */
type NamedKind = Exclude<SearchKind, 'comics'>

/** A record that is indexed by its names. */
export interface Entry {
  kind: NamedKind
  record: number
  title: Name
  /** Titles that are as good as the first. */
  equals: Name[]
  others: Name[]
  /** What is left of a name that readers cut: `parker`, `doom`. */
  shorts: string[]
  /** A word that means this record before any other. */
  foremost: string
  /** Of series, events, arcs and groups: `asm`, `avx`. */
  initials: string[]
  /**
   * Popularity from 0 to 1: the number of comics relative to the most popular record of the kind.
   */
  fame: number
  /** Of a character, the year of the first appearance; 0 where no year is known. */
  startYear: number
  endYear: number
  /** The forms to index. */
  titleForms: string[]
  otherForms: string[]
}

interface Source {
  title: string
  equals?: readonly string[]
  others?: readonly string[]
  startYear?: number
  endYear?: number
  hasInitials?: boolean
  hasShorts?: boolean
}

/** An arc is less known than the series in which it was told. */
const ARC_FAME = 0.7

/** Every record that has a name of its own. */
export function namedRecords(catalogue: Catalogue): Entry[] {
  const series = entriesOf('series', seriesSources(catalogue), countsOf(catalogue, 'series'))
  const fameAt = (comic: number) =>
    series[(catalogue.comics[comic] as ComicRecord).series]?.fame ?? 0
  return [
    ...entriesOf('characters', characterSources(catalogue), countsOf(catalogue, 'characters')),
    ...series,
    ...entriesOf('events', eventSources(catalogue), countsOf(catalogue, 'events')),
    ...entriesOf('creators', creatorSources(catalogue), countsOf(catalogue, 'creators')),
    // How many issues an arc has tells nothing of its fame; where it was told does.
    ...arcSources(catalogue).map((source, record) => {
      const fames = catalogue.arcs[record]?.comics.map(fameAt) ?? []
      return entryOf('arcs', record, source, ARC_FAME * Math.max(0, ...fames))
    }),
  ]
}

function countsOf(catalogue: Catalogue, kind: Exclude<NamedKind, 'arcs'>): number[] {
  return catalogue[kind].map((_, record) => catalogue.issueCount(kind, record))
}

function entriesOf(kind: NamedKind, sources: Source[], counts: number[]): Entry[] {
  const most = Math.log1p(counts.reduce((a, b) => Math.max(a, b), 1))
  return sources.map((source, record) =>
    entryOf(kind, record, source, Math.log1p(counts[record] ?? 0) / most),
  )
}

function characterSources({ characters }: Catalogue): Source[] {
  const additions = Map.groupBy(characters, ({ name }) => additionOf(name))
  return characters.map(({ name, realName, aliases, role, firstAppearance }) => {
    const bare = name.replace(/\s*\([^)]*\)$/, '')
    // What one alone has in brackets is a name; what several have is a world or a game.
    const addition = additions.get(additionOf(name))?.length === 1 ? additionOf(name) : ''
    const known = realName === 'none known' ? '' : realName
    const others = [bare, addition, known, firstAndLast(known), ...aliases, ...nicknamesOf(name)]
    return {
      title: name,
      others: others.filter((other) => other !== '' && other !== name),
      hasShorts: true,
      hasInitials: role === 'group',
      startYear: firstAppearance?.year ?? 0,
    }
  })
}

function seriesSources({ series }: Catalogue): Source[] {
  return series.map(({ title, aliases, startYear, endYear }) => ({
    title,
    equals: formerTitlesOf(title, startYear),
    others: [...aliases, ...nicknamesOf(`${title} (${startYear})`)],
    startYear,
    endYear,
    hasInitials: true,
  }))
}

function eventSources({ events }: Catalogue): Source[] {
  return events.map(({ title, start, end }) => ({
    title,
    startYear: Number(start.slice(0, 4)),
    endYear: Number(end.slice(0, 4)),
    hasInitials: true,
  }))
}

function creatorSources({ creators }: Catalogue): Source[] {
  return creators.map(({ fullName }) => {
    const short = firstAndLast(fullName)
    const others = [...(short === '' ? [] : [short]), ...nicknamesOf(fullName)]
    return { title: fullName, others, hasShorts: true }
  })
}

function arcSources({ arcs, comics }: Catalogue): Source[] {
  return arcs.map((arc) => {
    const months = arc.comics
      .map((comic) => (comics[comic] as ComicRecord).coverMonth)
      .filter(Boolean)
      .sort()
    const yearOf = (month = '') => Number(month.slice(0, 4))
    return {
      title: arc.title,
      others: arc.aliases,
      startYear: yearOf(months[0]),
      endYear: yearOf(months.at(-1)),
      hasInitials: true,
    }
  })
}

/** `Ant-Man (Hank Pym)` → `Hank Pym` */
function additionOf(name: string): string {
  return /\(([^)]*)\)$/.exec(name)?.[1] ?? ''
}

/** `Carol Susan Jane Danvers` is searched as `carol danvers`. */
function firstAndLast(name: string): string {
  const words = name.split(' ').filter((word) => !/^([JS]r\.|I+)$/.test(word))
  return words.length < 3 ? '' : `${words[0]} ${words.at(-1)}`
}

function entryOf(kind: NamedKind, record: number, source: Source, fame: number): Entry {
  const { title, startYear = 0, endYear = startYear } = source
  const chunks = spelledChunksOf(title)
  const own = toName(chunks)
  const equals = (source.equals ?? []).map(nameOf)
  const others = (source.others ?? []).map(nameOf)
  const further = [...equals, ...others]
  // The name before the brackets is among the others.
  const withoutAdditions = title.endsWith(')') ? further : [own, ...further]
  const initials = source.hasInitials === true ? initialsOf(title, chunks) : []
  return {
    kind,
    record,
    title: own,
    equals,
    others,
    shorts: source.hasShorts === true ? shortNamesOf(withoutAdditions) : [],
    foremost: kind === 'series' ? foremostWordOf(title, startYear) : '',
    initials,
    fame,
    startYear,
    endYear,
    titleForms: own.forms,
    otherForms: [...further.flatMap(({ forms }) => forms), ...initials],
  }
}

/**
 * `Amazing Spider-Man` is `asm`, `Avengers vs. X-Men` is `avx`: hyphenated words have a letter each or
 * one together. None of a single word.
 */
function initialsOf(title: string, chunks: Word[][]): string[] {
  const words = lettersOf(title, chunks.flat())
  if (words.length < 2) return []
  const starts = lettersOf(
    title,
    chunks.map(([first]) => first as Word),
  )
  return starts.length < 2 || starts === words ? [words] : [words, starts]
}

/** As they are written, and none for `&`. */
function lettersOf(title: string, words: Word[]): string {
  const letters = words.map(({ from }) => title.charAt(from)).join('')
  return letters.replaceAll('&', '').toLowerCase()
}

function nameOf(text: string): Name {
  return toName(spelledChunksOf(text))
}

function toName(chunks: Word[][]): Name {
  const words = chunks.flat()
  const joined = words.map((word, place) => word.text + (words[place + 1]?.text ?? ''))
  const hasArticle = words.length > 1 && words[0]?.text === 'the'
  const own = words.slice(hasArticle ? 1 : 0)
  const compact = own.map((word) => word.text).join('')
  return { compact, hasArticle, words, joined, forms: formsIn(chunks) }
}
