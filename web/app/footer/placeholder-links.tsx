import styles from './placeholder-links.module.css'

const labels = ['About', 'Blog', 'Team', 'Careers', 'Support']

/** Placeholders without a target (SPEC section 1). They are announced as such to keyboard users too. */
export function PlaceholderLinks() {
  return (
    <ul>
      {labels.map((label) => (
        <li key={label}>
          {/* biome-ignore lint/a11y/useValidAnchor: without an address nothing can jump */}
          <a role="link" aria-disabled="true" tabIndex={0} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
