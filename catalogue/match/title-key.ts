import { spelledChunksOf } from '../search/text.ts'

/** Words that one list has in a title and another leaves out. */
const UNHEARD = new Set(['the', 'and'])
const YEARS = / ?\((\d{4})(?:\s?[-–]\s?(?:\d{4}|present)?)?\)$/i
const VOLUME = /,?\s(?:vol|volume|v)\.?\s?(\d{1,4})$/i
const YEAR_IN_TITLE = /(?:\b((?:19|20)\d\d)|'(\d\d))(?!\d)/
const LONGEST = 300

/**
 * What is left of a title when case, punctuation, accents, articles and the ways to write Doctor or
 * `&` do not count. Titles with the same key are the same title.
 */
export function titleKey(title: string): string {
  const words = wordsOf(title)
  const isOneShot = words.at(-1) === 'shot' && words.at(-2) === 'one' && words.length > 2
  return (isOneShot ? words.slice(0, -2) : words).join('')
}

/** As `titleKey`, also without a `Comics` behind the title, which old covers have and lists drop. */
export function looseKey(title: string): string {
  const words = wordsOf(title)
  return (words.at(-1) === 'comics' && words.length > 1 ? words.slice(0, -1) : words).join('')
}

function wordsOf(title: string): string[] {
  const words = spelledChunksOf(title.slice(0, LONGEST))
    .flat()
    .map(({ text }) => text)
  const heard = words.filter((word) => !UNHEARD.has(word))
  return heard.length > 0 ? heard : words
}

export interface SplitTitle {
  title: string
  volume?: number
}

/** `X-Men (1991 - 2001)` and `X-Men, Vol. 2` → the bare title and the volume. */
export function splitTitle(text: string): SplitTitle {
  const trimmed = text.slice(0, LONGEST).trim()
  for (const pattern of [YEARS, VOLUME]) {
    const found = pattern.exec(trimmed)
    const title = trimmed.slice(0, found?.index).trim()
    if (found !== null && title !== '') return { title, volume: Number(found[1]) }
  }
  return { title: trimmed }
}

/** `X-Men Annual '99` → `X-Men Annual` and 1999; undefined for a title without a year. */
export function withoutYear(title: string): { title: string; year: number } | undefined {
  const found = YEAR_IN_TITLE.exec(title)
  if (found === null) return undefined
  const [text, full, short] = found
  const bare = `${title.slice(0, found.index)} ${title.slice(found.index + text.length)}`.trim()
  const year = full === undefined ? 1900 + Number(short) : Number(full)
  return bare === '' ? undefined : { title: bare, year }
}
