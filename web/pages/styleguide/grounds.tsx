import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './grounds.module.css'

export type Ground = 'ink' | 'paper'

interface GroundsProps {
  /** One below the other, for what needs the whole width. */
  stacked?: boolean
  children: (ground: Ground) => ReactNode
}

/** The same pieces on ink and on newsprint, whichever theme is in force. */
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
