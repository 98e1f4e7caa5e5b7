import type { Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'

const SHOWN = 5

/** Series that we cannot date, and names that several bear: known gaps, to be closed by whoever knows better. */
export function listUnsettledSeries({ series }: Dataset, all: boolean): string[] {
  const undated = series.filter(({ startYear }) => startYear === 0)
  const byName = Map.groupBy(series, seriesName)
  const twice = [...byName].filter(([, bearers]) => bearers.length > 1)
  return [
    ...described(
      'series without a year',
      undated.map(({ id, title }) => `${title} [${id}]`),
      all,
    ),
    ...described(
      'titles that stand twice in a year',
      twice.map(([name, bearers]) => `${name} [${bearers.map(({ id }) => id).join(', ')}]`),
      all,
    ),
  ]
}

/** One line with the first names, or all of them below it. */
function described(what: string, names: string[], all: boolean): string[] {
  const count = `${what}: ${names.length}`
  if (names.length === 0) return [count]
  if (all) return [count, ...names.map((name) => `  ${name}`)]
  const more = names.length > SHOWN ? `; --all names ${names.length - SHOWN} more` : ''
  return [`${count} (${names.slice(0, SHOWN).join('; ')}${more})`]
}
