import { type ComponentType, type ReactNode, useState } from 'react'
import { useSmallScreen } from '#web/lib/use-small-screen.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { filterIcon } from '#web/ui/icons.ts'
import type { FindableKind, ListingFilter, ListingKind } from '../listing/listing-kinds.ts'
import { type Listing, withFilter, withOrder, withoutFilters } from '../listing/listing-url.ts'
import styles from './filter-band.module.css'
import { FilterCell } from './filter-cell.tsx'
import { countCells, FilterCells } from './filter-cells.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { Choices } from './load-filter-choices.ts'

/** Opens a dialog to find one record of a kind by its name. */
export type Finder = ComponentType<{
  kind: FindableKind
  onChoose: (found: { id: number; title: string }) => void
  onClose: () => void
}>

interface FilterBandProps {
  kind: ListingKind
  listing: Listing
  choices: Choices
  /** How many records match the filters; null until it is known. */
  total: number | null
  /** The error below the band; the sheet covers it, so it shows the error too. */
  failure: ReactNode
  finder?: Finder
  onChange: (listing: Listing) => void
}

/**
 * Order, filters and page size. On small screens all but the order are in a sheet. In the continuous
 * view the strip is sticky instead of the band.
 */
export function FilterBand({
  kind,
  listing,
  choices,
  total,
  failure,
  finder: Finder,
  onChange,
}: FilterBandProps) {
  const small = useSmallScreen()
  const [open, setOpen] = useState(false)
  const [sought, setSought] = useState<ListingFilter>()
  const inForce = Object.keys(listing.filters).length

  function handleFound({ id, title }: { id: number; title: string }) {
    setSought(undefined)
    if (sought === undefined) return
    // The wire knows teams by name, as the facets write it.
    const value = sought.find === 'teams' ? title.toLowerCase() : String(id)
    onChange(withFilter(kind, listing, sought.name, value))
  }

  const cells = (
    <FilterCells
      kind={kind}
      listing={listing}
      choices={choices}
      onChange={onChange}
      onFind={Finder && setSought}
    />
  )

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark */}
      <form
        role="search"
        aria-label={`Filter ${kind.many}`}
        className={classNames(
          styles.band,
          listing.view === 'pages' && styles.stays,
          // The order has a cell of its own.
          toRows(1 + countCells(kind, listing)),
        )}
      >
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
          {small ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.toggle}
              onClick={() => setOpen(true)}
            >
              <Icon path={filterIcon} />
              Filters{inForce > 0 && ` (${inForce})`}
            </button>
          ) : (
            cells
          )}
        </div>
      </form>
      {small && open && (
        <FilterSheet
          kind={kind}
          total={total}
          failure={failure}
          onClear={inForce > 0 ? () => onChange(withoutFilters(listing)) : undefined}
          onClose={() => setOpen(false)}
        >
          {cells}
        </FilterSheet>
      )}
      {Finder && sought?.find && (
        <Finder kind={sought.find} onChoose={handleFound} onClose={() => setSought(undefined)} />
      )}
    </>
  )
}

/** The layout of the cells where one row is too narrow for them. */
function toRows(cells: number): string | undefined {
  if (cells > 10) return styles.by6
  if (cells > 8) return styles.by5
  return cells > 6 ? styles.by4 : undefined
}
