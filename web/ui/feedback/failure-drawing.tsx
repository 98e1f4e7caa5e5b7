import { classNames } from '../class-names.ts'
import styles from './failure-drawing.module.css'

/** The rack tipped over, or unplugged. */
export type FailureLook = 'spill' | 'offline'

export function FailureDrawing({ look, className }: { look: FailureLook; className?: string }) {
  return <div className={classNames(styles[look], className)} />
}
