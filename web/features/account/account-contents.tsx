import styles from './account-contents.module.css'

interface AccountContentsProps {
  sections: { id: string; title: string }[]
}

/** The table of contents, sticky beside the sections on a wide screen. */
export function AccountContents({ sections }: AccountContentsProps) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
