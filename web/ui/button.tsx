import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface ButtonLook {
  /** `plate` is the one red action of a view, `line` any other. */
  look?: 'plate' | 'line'
}

export function Button({ look = 'plate', ...props }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...props} className={`${styles.button} ${styles[look]}`} />
}

export function LinkButton({ look = 'plate', ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...props} className={`${styles.button} ${styles[look]}`} />
}
