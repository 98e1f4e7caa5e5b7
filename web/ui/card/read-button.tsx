import type { ComponentProps, ReactNode } from 'react'
import styles from './read-button.module.css'

interface ReadButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** The title of the comic, where several have such a button. */
  name?: string
  pressed: boolean
  /** Visible words beside the box. */
  children?: ReactNode
}

/** A box that is ticked when a comic is read. Its name stays, as that of a heart does. */
export function ReadButton({ name, pressed, children, ...props }: ReadButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={name === undefined ? undefined : `Mark as read, ${name}`}
      aria-pressed={pressed}
      className={children === undefined ? styles.button : styles.worded}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.box}>
        <path d="M4 4h16v16H4z" />
        <path d="M8 12.200l3 3 5.200-6.200" className={styles.tick} />
      </svg>
      {children}
    </button>
  )
}
