import type { ComicFacts } from '#contract/facts.ts'
import { Mark } from '#web/ui/mark.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail } from '../detail-kinds.ts'
import { capitalise } from '../facts/capitalise.ts'
import { DetailSection } from './detail-section.tsx'
import styles from './event-parts.module.css'
import { NeighbourLinks } from './neighbour-links.tsx'
import { toNeighbour } from './to-neighbour.ts'

/** Where a comic stands in the reading order of its events, and what is read before and after it. */
export function EventParts({ events }: { events: ComicFacts['events'] }) {
  if (events.length === 0) return null
  return (
    <DetailSection title={events.length === 1 ? 'Event' : 'Events'}>
      <ul className={styles.events}>
        {events.map(({ id, title, role, part, parts, previous, next }) => (
          <li key={id}>
            <p className={styles.part}>
              Part {part.toLocaleString('en')} of {parts.toLocaleString('en')} of{' '}
              <TextLink to={toDetail('events', id)}>{title}</TextLink>{' '}
              <Mark>{capitalise(role)}</Mark>
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
