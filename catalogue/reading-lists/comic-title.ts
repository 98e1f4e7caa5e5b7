export interface SeriesName {
  series: string
  volume?: number
}

export interface ComicTitle {
  /** What stands before the number, with its years and volume. */
  series: string
  /** Empty if the title names none. */
  number: string
  /** What follows the number: a variant, a printing or the title of a story. */
  rest: string
}

const NUMBER_START = /[-−.\d½¼¾∞]/
const NUMBER_END = /[\s,;:()[\]"]/

/**
 * `Amazing Spider-Man #300 2nd Printing` → its parts. A number in parentheses is none of the
 * issue: `Civil War (Marvel Events, #1)` is a book.
 */
export function parseComicTitle(text: string): ComicTitle {
  const title = tidy(text)
  const sign = findNumberSign(title)
  if (sign === undefined) return { series: title, number: '', rest: '' }
  const from = title[sign + 1] === ' ' ? sign + 2 : sign + 1
  let to = from
  while (to < title.length && !NUMBER_END.test(title[to] ?? '')) to += 1
  return {
    series: title.slice(0, sign).trim(),
    number: toCoverNumber(title.slice(from, to)),
    rest: title
      .slice(to)
      .trim()
      .replace(/^\((?:of|LGY) ?#?\d+\)|^of \d+\b/i, '')
      .trim(),
  }
}

/** The number without what does not belong to it: `#300.` → `300`. */
export function toCoverNumber(text: string): string {
  return text.trim().replace(/^#/, '').replace('−', '-').replace(/\.$/, '').trim()
}

function findNumberSign(title: string): number | undefined {
  let depth = 0
  for (let at = 0; at < title.length; at += 1) {
    const sign = title[at]
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (sign === '#' && depth === 0) {
      const next = title[at + 1] === ' ' ? title[at + 2] : title[at + 1]
      if (NUMBER_START.test(next ?? '')) return at
    }
  }
  return undefined
}

const YEARS = /^(\d{4})(?: ?[-–—] ?(?:\d{4}|present|ongoing|current)?)?$/i
const VOLUME = /^vol(?:ume|\.)? ?(\d{1,4})$/i
const VOLUME_AT_END = /,? vol(?:ume|\.)? ?(\d{1,4})$/i
const VOLUME_OF_ANNUAL = /,? vol(?:ume|\.)? ?(\d{1,4})(?= annual\b)/i

/**
 * `The Amazing Spider-Man (Vol. 1) (1963 - 1998)` and `X-Men, Vol. 2 Annual` → the name and the
 * volume. The year in which a series began says more than the number of a volume, so it wins.
 */
export function parseSeriesName(text: string): SeriesName {
  let series = tidy(text)
  let year: number | undefined
  let volume: number | undefined
  for (let rounds = 0; rounds < 2; rounds += 1) {
    const inner = lastParentheses(series)
    const years = YEARS.exec(inner)
    const ordinal = VOLUME.exec(inner)
    if (years === null && ordinal === null) break
    if (years !== null) year ??= Number(years[1])
    if (ordinal !== null) volume ??= Number(ordinal[1])
    series = series.slice(0, series.lastIndexOf('(')).trim()
  }
  const named = VOLUME_AT_END.exec(series) ?? VOLUME_OF_ANNUAL.exec(series)
  if (named !== null && named.index > 0) {
    volume ??= Number(named[1])
    series = series.slice(0, named.index) + series.slice(named.index + named[0].length)
  }
  const known = year ?? volume
  return known === undefined ? { series } : { series, volume: known }
}

/** What stands in the parentheses that end the text. */
function lastParentheses(text: string): string {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1
  return open > 0 ? text.slice(open + 1, -1).trim() : ''
}

/** Whether two names are of the same series, as one program writes it in two columns. */
export function isSameName(one: string, other: string): boolean {
  return toName(one) === toName(other)
}

function toName(text: string): string {
  const name = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return name.replace(/^ ?the /, '').trim()
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
