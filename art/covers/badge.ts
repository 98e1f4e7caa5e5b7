import type { KeyFacts } from '#catalogue/load/records.ts'

/** As many letters as a line of a badge shows well. */
const LINE = 11
const MOST_LINES = 3

/** What a key issue is known for, in two or three short lines: no word of a name is lost. */
export function badgeOf({ tags }: KeyFacts): string[] {
  const told = (kind: string) => tags.find((tag) => tag.startsWith(kind))?.slice(kind.length)
  const first = told('first: ')
  if (first !== undefined) return ['FIRST', ...nameLines(first)]
  const death = told('death: ')
  return death === undefined ? ['KEY', 'ISSUE'] : ['DEATH OF', ...nameLines(death)]
}

/** Without what stands in parentheses. A long name is broken where its two lines come out most alike. */
function nameLines(name: string): string[] {
  const bare = name.replace(/\s*\([^)]*\)$/, '')
  const words = bare.split(' ')
  if (bare.length <= LINE || words.length === 1) return [bare]
  const breaks = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  const best = breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? [bare]
  return best.slice(0, MOST_LINES - 1)
}
