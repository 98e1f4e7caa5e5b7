import styles from './placeholder-links.module.css'

const labels = ['About', 'Blog', 'Team', 'Careers', 'Support']

/** They lead nowhere (SPEC section 1), and say so: a reader with a keyboard meets them too. */
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
