import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './button.module.css'

interface ButtonLook {
  /** `plate` is the one primary action of a view, `line` any other. */
  look?: 'plate' | 'line'
  small?: boolean
  /** As wide as its container. */
  wide?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * True while its action is pending: it then says so and ignores presses, but keeps the focus. Pass
   * false, not undefined, before that, so that the width of the busy label is reserved.
   */
  busy?: boolean
}

export function Button({ look, small, wide, busy, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...props}
      className={toClassName({ look, small, wide })}
      onClick={busy ? refuse : onClick}
    >
      {busy === undefined ? children : <BusyLabel busy={busy}>{children}</BusyLabel>}
    </button>
  )
}

export function LinkButton({
  look,
  small,
  wide,
  ...props
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...props} className={toClassName({ look, small, wide })} />
}

function BusyLabel({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <span className={styles.stack}>
      <span className={classNames(styles.label, busy && styles.away)} aria-hidden={busy}>
        {children}
      </span>
      {busy && <span className={styles.label}>Please Wait..</span>}
    </span>
  )
}

function toClassName({ look = 'plate', small, wide }: ButtonLook): string {
  return classNames(styles.button, styles[look], small && styles.small, wide && styles.wide)
}

/** Prevents a second submit while busy, by a press or by Enter in a field. */
function refuse(event: MouseEvent): void {
  event.preventDefault()
}
