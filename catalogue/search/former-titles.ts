/**
 * Titles that a series bore on its covers and that readers still call it by. Not in the catalogue's
 * data: there another title is one of the same run for filters too.
 */
const FORMER_TITLES: Record<string, string[]> = {
  'Uncanny X-Men (1963)': ['X-Men'],
}

export function formerTitlesOf(title: string, startYear: number): readonly string[] {
  return FORMER_TITLES[`${title} (${startYear})`] ?? []
}
