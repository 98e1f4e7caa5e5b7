import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './grounds.module.css'

export type Ground = 'ink' | 'paper'

interface GroundsProps {
  /** Stacked, for components that need the whole width. */
  stacked?: boolean
  children: (ground: Ground) => ReactNode
}

/** The same components on ink and on newsprint, regardless of the theme. */
export function Grounds({ stacked, children }: GroundsProps) {
  return (
    <div className={classNames(styles.grounds, stacked && styles.stacked)}>
      {(['ink', 'paper'] as const).map((ground) => (
        <div key={ground} className={classNames(ground, styles.ground)}>
          {children(ground)}
        </div>
      ))}
    </div>
  )
}
