import { memo } from 'react'
import { formatCount } from '#web/lib/format.ts'
import type { ListingFilter, ListingKind } from '../listing/listing-kinds.ts'
import { type Listing, PAGE_SIZES, withFilter, withSize } from '../listing/listing-url.ts'
import { FilterCell } from './filter-cell.tsx'
import type { Choice, Choices } from './load-filter-choices.ts'

/** The value of the option that opens the finder; no id can equal it. */
const FIND = 'find'

interface FilterCellsProps {
  kind: ListingKind
  listing: Listing
  choices: Choices
  onChange: (listing: Listing) => void
  /** Opens the finder; without it the select has no such option. */
  onFind?: (filter: ListingFilter) => void
}

/** A cell for each applicable filter, and one for the page size. */
export function FilterCells({ kind, listing, choices, onChange, onFind }: FilterCellsProps) {
  const offered = toOffered(kind, listing)

  function handleChange(filter: ListingFilter, value: string) {
    if (value === FIND) onFind?.(filter)
    else onChange(withFilter(kind, listing, filter.name, value))
  }

  return (
    <>
      {offered.map((filter) => (
        <FilterCell
          key={filter.name}
          label={filter.label}
          value={listing.filters[filter.name] ?? ''}
          chosen={listing.filters[filter.name] !== undefined}
          onChange={(value) => handleChange(filter, value)}
        >
          <FilterOptions
            filter={filter}
            chosen={listing.filters[filter.name]}
            choices={choices[filter.name] ?? NONE}
            findable={onFind !== undefined && filter.find !== undefined}
          />
        </FilterCell>
      ))}
      {listing.view === 'pages' && (
        <FilterCell
          label="Per page"
          value={String(listing.size)}
          onChange={(value) => {
            const size = PAGE_SIZES.find((known) => String(known) === value)
            if (size !== undefined) onChange(withSize(listing, size))
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </FilterCell>
      )}
    </>
  )
}

export function countCells(kind: ListingKind, listing: Listing): number {
  return toOffered(kind, listing).length + (listing.view === 'pages' ? 1 : 0)
}

function toOffered(kind: ListingKind, { filters }: Listing): ListingFilter[] {
  return kind.filters.filter(
    ({ within }) => within === undefined || filters[within.name] !== undefined,
  )
}

const NONE: Choice[] = []

interface FilterOptionsProps {
  filter: ListingFilter
  chosen: string | undefined
  choices: Choice[]
  /** The select lists the most frequent values only; the finder has all. */
  findable: boolean
}

/** Memoised: there are hundreds of options, and paging changes none of them. */
const FilterOptions = memo(({ filter, chosen, choices, findable }: FilterOptionsProps) => {
  const listed = chosen === undefined || choices.some(({ value }) => value === chosen)
  return (
    <>
      <option value="">{filter.any}</option>
      {findable && (
        <option value={FIND} data-opens>
          Find by name…
        </option>
      )}
      {!listed && <option value={chosen}>{nameChoice(filter, chosen, choices)}</option>}
      {choices.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {label}
          {count !== undefined && ` (${formatCount(count)})`}
        </option>
      ))}
    </>
  )
})

/** Labels that are made from the value alone. */
const SPOKEN: Record<string, (value: string) => string> = {
  formatType: (value) => (value === 'comic' ? 'Comics' : 'Books'),
  decade: (value) => `${value}s`,
  year: (value) => value,
}

/** Until the name of a record is loaded, the label of its filter is shown instead of its id. */
export function nameChoice(filter: ListingFilter, value: string, choices: Choice[]): string {
  const known = [...choices, ...(filter.values ?? [])]
  const label = known.find((choice) => choice.value === value)?.label
  if (label !== undefined) return label
  if (value === 'true') return filter.label
  if (filter.find !== undefined) return filter.label
  return SPOKEN[filter.name]?.(value) ?? `${filter.label} ${value}`
}
