import { useState } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './gap-links.module.css'

interface GapLinksProps {
  /** As `12` and `40..44`. */
  missing: string[]
  /** The comics with which they begin. */
  starts: number[]
  /** Which series, for whoever does not see it. */
  name: string
  /** How many are left out, and where they are. */
  rest?: { count: number; to: string }
}

/** A few lines of a phone. */
const FOLDED = 12

/** The numbers that are missing; each leads to the first comic of it. */
export function GapLinks({ missing, starts, name, rest }: GapLinksProps) {
  const [unfolded, setUnfolded] = useState(false)
  const isFolded = missing.length > FOLDED + 1 && rest === undefined
  const shown = isFolded && !unfolded ? missing.slice(0, FOLDED) : missing
  return (
    <p className={styles.gaps}>
      <span className={styles.label}>Missing:</span>{' '}
      {shown.map((numbers, index) => (
        <span key={starts[index]}>
          {index > 0 && ', '}
          <TextLink
            to={toRecord(paths.comic, Number(starts[index]))}
            aria-label={`${name} #${toNumbers(numbers)}`}
          >
            {toNumbers(numbers)}
          </TextLink>
        </span>
      ))}
      {isFolded && (
        <>
          {!unfolded && ' … '}
          <button
            type="button"
            aria-expanded={unfolded}
            className={styles.fold}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? 'Show fewer' : `Show all ${missing.length} gaps`}
          </button>
        </>
      )}
      {rest !== undefined && rest.count > 0 && (
        <>
          {' … '}
          <TextLink to={rest.to}>{rest.count} more</TextLink>
        </>
      )}
    </p>
  )
}

/** `40..44` → `40–44`, and a minus that is no hyphen. */
function toNumbers(numbers: string): string {
  return numbers
    .split('..')
    .map((number) => (number === '0.5' ? '½' : number.replace('-', '−')))
    .join('–')
}
