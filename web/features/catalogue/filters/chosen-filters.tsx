import { Chip } from '#web/ui/chip.tsx'
import type { ListingKind } from '../listing/listing-kinds.ts'
import { type Listing, withFilter, withoutFilters } from '../listing/listing-url.ts'
import styles from './chosen-filters.module.css'
import { nameChoice } from './filter-cells.tsx'
import type { Choices } from './load-filter-choices.ts'

interface ChosenFiltersProps {
  kind: ListingKind
  listing: Listing
  choices: Choices
  onChange: (listing: Listing) => void
}

export function ChosenFilters({ kind, listing, choices, onChange }: ChosenFiltersProps) {
  const chosen = kind.filters.flatMap((filter) => {
    const value = listing.filters[filter.name]
    return value === undefined ? [] : [{ filter, value }]
  })
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filters in force" className={styles.chips}>
      {chosen.map(({ filter, value }) => (
        <li key={filter.name}>
          <Chip
            label={nameChoice(filter, value, choices[filter.name] ?? [])}
            onRemove={() => onChange(withFilter(kind, listing, filter.name, ''))}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={() => onChange(withoutFilters(listing))}
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}
