import { useQuery } from '#web/lib/query/use-query.ts'
import type { ListingKind } from '../listing/listing-kinds.ts'
import type { Filters } from '../listing/listing-url.ts'
import { type Choices, loadFilterChoices } from './load-filter-choices.ts'

const NONE: Choices = {}

/** The previous choices stay while the new ones load, and when they fail to load. */
export function useFilterChoices(kind: ListingKind, filters: Filters) {
  const { data, error, retry } = useQuery({
    key: `${kind.name} ${JSON.stringify(filters)}`,
    load: (signal) => loadFilterChoices(kind, filters, signal),
    keepPrevious: true,
  })
  return { choices: data ?? NONE, failed: error !== undefined, retry }
}
