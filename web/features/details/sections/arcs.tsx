import { useId, useState } from 'react'
import type { ArcLink } from '#contract/arc-facts.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail, toPicture } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import styles from './run-list.module.css'

/** The number of arcs shown at first. */
const SHOWN = 9

/** Stories that readers know by name, oldest first; at first those with most key issues only. */
export function Arcs({ arcs }: { arcs: ArcLink[] }) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  if (arcs.length === 0) return null
  return (
    <DetailSection
      title="Story arcs"
      // Above the list, so that it stays where it is when the list grows.
      aside={
        arcs.length > SHOWN && (
          <Button
            look="line"
            small
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            All {arcs.length} story arcs
          </Button>
        )
      }
    >
      <ul id={listId} className={styles.runs}>
        {(open ? arcs : mainArcs(arcs)).map(({ id, title, ...arc }) => (
          <li key={id} className={styles.run}>
            <Picture
              {...toPictureAddress(toPicture('comics', arc.firstComicId))}
              sizes="64px"
              className={styles.cover}
            />
            <div>
              <p className={styles.title}>
                <TextLink to={toDetail('arcs', id)}>{title}</TextLink>
              </p>
              <p className={styles.extent}>{arc.issues}</p>
              <p className={styles.extent}>{toMonth(arc.firstMonth)}</p>
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** In the order that they came in. */
function mainArcs(arcs: ArcLink[]): ArcLink[] {
  const byWeight = arcs.toSorted((one, other) => other.keyIssueCount - one.keyIssueCount)
  const main = new Set(byWeight.slice(0, SHOWN))
  return arcs.filter((arc) => main.has(arc))
}
