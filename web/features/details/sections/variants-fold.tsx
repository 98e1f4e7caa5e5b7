import { toCount } from '#web/lib/records/record-words.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { toDetail } from '../detail-kinds.ts'
import styles from './variants-fold.module.css'

interface VariantsFoldProps {
  variants: { id: number; words: string }[]
}

/** The variants of an issue, folded on its card. */
export function VariantsFold({ variants }: VariantsFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{toCount(variants.length, 'variant', 'variants')}</summary>
      <ul>
        {variants.map(({ id, words }) => (
          <li key={id}>
            <Link to={toDetail('comics', id)}>{words}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
