import type { ArcLink } from '#contract/arc-facts.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail, toPicture } from '../detail-kinds.ts'
import { ExpandableSection } from './expandable-section.tsx'
import styles from './run-list.module.css'

/** Stories that readers know by name, oldest first; at first those with most key issues only. */
export function Arcs({ arcs }: { arcs: ArcLink[] }) {
  return (
    <ExpandableSection
      title="Story arcs"
      noun="story arcs"
      items={arcs}
      weightOf={({ keyIssueCount }) => keyIssueCount}
    >
      {(shown, listId) => (
        <ul id={listId} className={styles.runs}>
          {shown.map(({ id, title, ...arc }) => (
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
      )}
    </ExpandableSection>
  )
}
