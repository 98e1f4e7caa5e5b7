import { useLocation } from '#web/lib/router/router.tsx'
import { CountLinks } from '#web/ui/navigation/count-links.tsx'
import { DetailSection } from './detail-section.tsx'
import { OrderedComics } from './ordered-comics.tsx'
import { PART_FILTERS, readPartFilter, toPartFilter } from './part-filter.ts'
import styles from './reading-order.module.css'

interface Part {
  role: string
  comics: { id: number; title: string }[]
}

/** The comics of an event as one list in reading order, each with its number and its role. */
export function ReadingOrder({ parts }: { parts: Part[] }) {
  const { search } = useLocation()
  const order = parts.flatMap(({ role, comics }) => comics.map((comic) => ({ ...comic, role })))
  const all = order.map((comic, index) => ({ ...comic, number: index + 1 }))
  const filters = PART_FILTERS.map((filter) => ({
    ...filter,
    comics: all.filter(({ role }) => filter.role === undefined || role === filter.role),
  })).filter(({ comics }) => comics.length > 0)
  const chosen = readPartFilter(search)
  const shown = filters.find(({ value }) => value === chosen) ?? filters[0]
  // Where all comics have one role there is nothing to choose.
  const isMixed = filters.length > 2
  return (
    <DetailSection
      title="Reading order"
      note={isMixed ? 'Core issues carry the story. All others can be left out.' : undefined}
    >
      {isMixed && (
        <CountLinks
          label="Parts of the reading order"
          className={styles.filter}
          links={filters.map(({ word, value, comics }) => ({
            word,
            to: toPartFilter(search, value),
            count: comics.length,
            current: value === shown?.value,
          }))}
        />
      )}
      <OrderedComics comics={shown?.comics ?? []} total={all.length} />
    </DetailSection>
  )
}
