import { type ComponentType, memo, useId, useRef, useState } from 'react'
import { toCount } from '#web/lib/record-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { filterIcon } from '#web/ui/icons.ts'
import styles from './filter-band.module.css'
import { FilterCell } from './filter-cell.tsx'
import type { FindableKind, ListingFilter, ListingKind } from './listing-kinds.ts'
import { type Listing, PAGE_SIZES, withFilter, withOrder, withSize } from './listing-url.ts'
import type { Choice, Choices } from './load-filter-choices.ts'

/** Lets the reader find one record of a kind by its name. */
export type Finder = ComponentType<{
  kind: FindableKind
  onChoose: (id: number) => void
  onClose: () => void
}>

/** The value of the option that opens the finder: no id looks like it. */
const FIND = 'find'

interface FilterBandProps {
  kind: ListingKind
  listing: Listing
  choices: Choices
  /** How many the filters leave; null until it is known. */
  total: number | null
  finder?: Finder
  onChange: (listing: Listing) => void
}

/** Order, filters and size. Small screens keep all but the order behind a button. */
export function FilterBand({
  kind,
  listing,
  choices,
  total,
  finder: Finder,
  onChange,
}: FilterBandProps) {
  const moreId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [sought, setSought] = useState<ListingFilter>()
  const [open, setOpen] = useState(false)
  const inForce = Object.keys(listing.filters).length
  const offered = kind.filters.filter(
    ({ within }) => within === undefined || listing.filters[within.name] !== undefined,
  )

  function handleChange(filter: ListingFilter, value: string) {
    if (value === FIND) setSought(filter)
    else onChange(withFilter(kind, listing, filter.name, value))
  }

  function handleFound(id: number) {
    setSought(undefined)
    if (sought !== undefined) handleChange(sought, String(id))
  }

  function handleDone() {
    // The button goes with the filters; the focus must not go with it.
    toggle.current?.focus()
    setOpen(false)
  }

  const band = (
    // biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark
    <form role="search" aria-label={`Filter ${kind.many}`} className={styles.band}>
      <div className={`wrap ${styles.set}`}>
        <FilterCell
          label="Order"
          value={listing.orderBy}
          onChange={(orderBy) => onChange(withOrder(listing, orderBy))}
        >
          {kind.orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterCell>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={moreId}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          <Icon path={filterIcon} />
          Filters{inForce > 0 && ` (${inForce})`}
        </button>
        <div id={moreId} className={styles.more}>
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
                findable={Finder !== undefined && filter.find !== undefined}
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
        </div>
        <div className={styles.done}>
          <Button small onClick={handleDone}>
            Show {total === null ? kind.many : toCount(total, kind.one, kind.many)}
          </Button>
        </div>
      </div>
    </form>
  )

  return (
    <>
      {band}
      {Finder && sought?.find && (
        <Finder kind={sought.find} onChoose={handleFound} onClose={() => setSought(undefined)} />
      )}
    </>
  )
}

const NONE: Choice[] = []

interface FilterOptionsProps {
  filter: ListingFilter
  chosen: string | undefined
  choices: Choice[]
  /** There are more than these: any can be found by its name. */
  findable: boolean
}

/** There are hundreds of them, and turning the page changes none. */
const FilterOptions = memo(({ filter, chosen, choices, findable }: FilterOptionsProps) => {
  const listed = chosen === undefined || choices.some(({ value }) => value === chosen)
  return (
    <>
      <option value="">{filter.any}</option>
      {findable && <option value={FIND}>Find by name…</option>}
      {!listed && <option value={chosen}>{nameChoice(filter, chosen, choices)}</option>}
      {choices.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {label} ({count.toLocaleString('en')})
        </option>
      ))}
    </>
  )
})

/** Values that tell themselves. */
const SPOKEN: Record<string, (value: string) => string> = {
  decade: (value) => `${value}s`,
  year: (value) => value,
}

/** Until a record's name is known, it goes by the name of its filter: nobody knows it by its number. */
export function nameChoice(filter: ListingFilter, value: string, choices: Choice[]): string {
  const label = choices.find((choice) => choice.value === value)?.label
  if (label !== undefined) return label
  if (value === 'true') return filter.label
  if (filter.find !== undefined) return filter.label
  return SPOKEN[filter.name]?.(value) ?? `${filter.label} ${value}`
}
