import styles from './icon.module.css'

interface IconProps {
  /** One of `icons.ts` or `front-icons.ts`. */
  path: string
}

/** A drawing of 24 × 24 in the colour of the text. The words beside it or its button name it. */
export function Icon({ path }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  )
}
