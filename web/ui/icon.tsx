import styles from './icon.module.css'

interface IconProps {
  /** One of `icons.ts`, `front-icons.ts` or `list-icons.ts`. */
  path: string
}

/** An icon of 24 × 24 in the text colour. Decorative: its button or the text beside it names it. */
export function Icon({ path }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  )
}
