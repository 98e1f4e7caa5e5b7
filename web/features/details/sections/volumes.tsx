import type { SeriesFacts } from '#contract/facts.ts'
import { toYears } from '#web/lib/records/record-words.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { toDetail } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import styles from './volumes.module.css'

interface VolumesProps {
  /** The series of this page. */
  id: number
  volumes: SeriesFacts['volumes']
}

/** All volumes of a title, with the one of this page marked. */
export function Volumes({ id, volumes }: VolumesProps) {
  if (volumes.length < 2) return null
  return (
    <DetailSection title="Volumes">
      <ol className={styles.volumes}>
        {volumes.map((volume) => (
          <li key={volume.id}>
            {volume.id === id ? (
              <span aria-current="page" className={styles.volume}>
                <Words {...volume} />
              </span>
            ) : (
              <Link to={toDetail('series', volume.id)} className={styles.volume}>
                <Words {...volume} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

function Words({ title, startYear, endYear }: SeriesFacts['volumes'][number]) {
  return (
    <>
      <span className={styles.years}>{toYears(startYear, endYear)}</span>{' '}
      <span className={styles.title}>{title}</span>
    </>
  )
}
