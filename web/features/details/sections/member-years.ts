import type { YearSpan } from '#contract/facts.ts'

/** Lines break between stays, not within one. */
const NO_BREAK = '\u2060'
const NO_BREAK_SPACE = '\u00a0'

/** `1963–1983, 1991–2016, since 2019`. */
export function toMemberYears(years: YearSpan[]): string {
  return years
    .map(({ from, to }) => {
      if (to === null) return `since${NO_BREAK_SPACE}${from}`
      return from === to ? `${from}` : `${from}–${NO_BREAK}${to}`
    })
    .join(', ')
}

/** Whose years are unknown may be a member still. */
export function isFormer(years: YearSpan[]): boolean {
  return years.length > 0 && years.every(({ to }) => to !== null)
}
