import styles from './account-contents.module.css'

interface AccountContentsProps {
  sections: { id: string; title: string }[]
}

/** Stays beside the long column where there is room for it. */
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
