import { useId, useState } from 'react'
import type { ArcLink } from '#contract/arc-facts.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail, toPicture } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import styles from './run-list.module.css'

/** The number of stories shown at first. */
const SHOWN = 8

/** Stories that readers know by name, oldest first. */
export function Arcs({ arcs }: { arcs: ArcLink[] }) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  if (arcs.length === 0) return null
  return (
    <DetailSection
      title="Stories"
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
            All {arcs.length} stories
          </Button>
        )
      }
    >
      <ul id={listId} className={styles.runs}>
        {arcs.slice(0, open ? arcs.length : SHOWN).map(({ id, title, ...arc }) => (
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
