import type { ComponentProps } from 'react'
import { Link } from './link.tsx'
import styles from './text-link.module.css'

/** A link within text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.link} />
}
