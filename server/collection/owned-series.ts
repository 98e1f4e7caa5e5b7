import { COLLECTION_A_PAGE, MAX_LISTED_GAPS, type OwnedSeries } from '#contract/collection.ts'
import type { CollectionCatalogue } from './collection-catalogue.ts'
import { findGaps } from './find-gaps.ts'

/** The issues that somebody owns, by series; from their own comics, whatever the catalogue has. */
function groupBySeries(
  catalogue: CollectionCatalogue,
  comics: readonly number[],
): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>()
  for (const comic of comics) {
    const issue = catalogue.issueId(comic)
    const series = issue === undefined ? undefined : catalogue.seriesOf(issue)
    if (issue === undefined || series === undefined) continue
    const issues = groups.get(series) ?? new Set()
    groups.set(series, issues.add(issue))
  }
  return groups
}

/** A page of the series of which somebody owns a comic, by title. */
export function listOwnedSeries(
  catalogue: CollectionCatalogue,
  comics: readonly number[],
  page: number,
  isWanted: (title: string) => boolean,
): { total: number; results: OwnedSeries[] } {
  const all = [...groupBySeries(catalogue, comics)]
    .map(([id, owned]) => ({ id, owned, title: catalogue.seriesTitle(id) ?? '' }))
    .filter(({ title }) => isWanted(title))
    .sort((one, other) => compareTitles(one.title, other.title) || one.id - other.id)
  const from = (page - 1) * COLLECTION_A_PAGE
  const results = all.slice(from, from + COLLECTION_A_PAGE).flatMap(({ id, owned }) => {
    const card = catalogue.seriesCard(id)
    const issues = catalogue.numbered(id)
    if (card === undefined || issues === undefined) return []
    const gaps = findGaps(issues, owned)
    const listed = gaps.slice(0, MAX_LISTED_GAPS)
    const { title, href, thumbnail } = card
    return {
      ...{ id, title, href, thumbnail },
      ...{ owned: owned.size, of: issues.length },
      missing: listed.map(({ numbers }) => numbers),
      starts: listed.map(({ start }) => start),
      more: gaps.length - listed.length,
    }
  })
  return { total: all.length, results }
}

function compareTitles(one: string, other: string): number {
  const [first, second] = [one, other].map((title) => title.toLowerCase()) as [string, string]
  if (first === second) return 0
  return first < second ? -1 : 1
}
