import type { ReadingPlace } from '#contract/comic-link.ts'
import { formatCount } from '#web/lib/format.ts'
import { Mark } from '#web/ui/mark.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail } from '../detail-kinds.ts'
import { capitalise } from '../facts/capitalise.ts'
import { DetailSection } from './detail-section.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'
import styles from './reading-places.module.css'
import { toNeighbour } from './to-neighbour.ts'

interface ReadingPlacesProps {
  title: string
  kind: 'events' | 'arcs'
  places: (ReadingPlace & { role?: string })[]
}

/** Where a comic stands in reading orders, and what is read before and after it. */
export function ReadingPlaces({ title: heading, kind, places }: ReadingPlacesProps) {
  if (places.length === 0) return null
  return (
    <DetailSection title={heading}>
      <ul className={styles.places}>
        {places.map(({ id, title, role, part, parts, previous, next }) => (
          <li key={id}>
            <p className={styles.part}>
              {parts > 1 && `Part ${formatCount(part)} of ${formatCount(parts)} of `}
              <TextLink to={toDetail(kind, id)}>{title}</TextLink>{' '}
              {role !== undefined && <Mark>{capitalise(role)}</Mark>}
            </p>
            <NeighbourLinks
              noun="part"
              of={title}
              previous={toNeighbour(previous)}
              next={toNeighbour(next)}
            />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
