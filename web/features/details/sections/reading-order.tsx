import { Link } from '#web/ui/navigation/link.tsx'
import { toDetail } from '../detail-kinds.ts'
import { capitalise } from '../facts/capitalise.ts'
import { DetailSection } from './detail-section.tsx'
import styles from './reading-order.module.css'

interface Part {
  role: string
  comics: { id: number; title: string }[]
}

/** The comics of an event in reading order, by their role in it. */
export function ReadingOrder({ parts }: { parts: Part[] }) {
  return (
    <DetailSection
      title="Reading order"
      note="Core issues carry the story. Tie-ins show it from elsewhere, and can be left out."
    >
      <div className={styles.parts}>
        {parts.map(({ role, comics }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a role may come twice, and parts never move
          <section key={index} className={styles.part}>
            <h3 className="d4">{capitalise(role)}</h3>
            <ol start={countBefore(parts, index) + 1} className={styles.comics}>
              {comics.map(({ id, title }) => (
                <li key={id}>
                  <Link to={toDetail('comics', id)} className={styles.comic}>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </DetailSection>
  )
}

function countBefore(parts: Part[], index: number): number {
  return parts.slice(0, index).reduce((count, { comics }) => count + comics.length, 0)
}
