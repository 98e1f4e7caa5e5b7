import type { Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { issuesByName } from './issues-by-name.ts'
import type { Places } from './places.ts'

/** Characters whose year of first appearance is not that of the issue's cover. */
export function findFirstYears(dataset: Dataset, places: Places): string[] {
  const issues = issuesByName(dataset)
  return dataset.characters.flatMap(({ name, firstAppearance: first }) => {
    if (first === null) return []
    const issue = `${seriesName({ title: first.series, startYear: first.startYear })} #${first.number}`
    const month = issues.get(issue)?.coverMonth
    if (month === undefined || Number(month.slice(0, 4)) === first.year) return []
    return `${places.ofCharacter(name)}${name} first appears in ${first.year}, but the cover of ${issue} is of ${month}`
  })
}
