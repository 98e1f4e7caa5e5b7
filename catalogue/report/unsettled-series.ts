import type { Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'

const SHOWN = 5

/** Series that we cannot date, and names that several bear: known gaps, to be closed by whoever knows better. */
export function listUnsettledSeries({ series }: Dataset): string[] {
  const undated = series.filter(({ startYear }) => startYear === 0)
  const byName = Map.groupBy(series, seriesName)
  const twice = [...byName].filter(([, bearers]) => bearers.length > 1)
  return [
    described(
      'series without a year',
      undated.map(({ id, title }) => `${title} [${id}]`),
    ),
    described(
      'titles that stand twice in a year',
      twice.map(([name, bearers]) => `${name} [${bearers.map(({ id }) => id).join(', ')}]`),
    ),
  ]
}

function described(what: string, names: string[]): string {
  const more = names.length > SHOWN ? `, and ${names.length - SHOWN} more` : ''
  const shown = names.slice(0, SHOWN).join('; ')
  return `${what}: ${names.length}${names.length === 0 ? '' : ` (${shown}${more})`}`
}
