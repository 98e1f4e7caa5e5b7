import { useId, useRef } from 'react'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { closeIcon } from '#web/ui/icons.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { toSearch } from './search-address.ts'
import styles from './search-links.module.css'

interface SearchLinksProps {
  title: string
  texts: string[]
  onRemove?: (text: string) => void
}

/** Links to searches. */
export function SearchLinks({ title, texts, onRemove }: SearchLinksProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  function handleRemoval(text: string) {
    // The button is unmounted with its search, so the focus has to move first.
    heading.current?.focus()
    onRemove?.(text)
  }

  return (
    <div>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <ul aria-labelledby={headingId} className={styles.links}>
        {texts.map((text) => (
          <li key={text} className={styles.item}>
            <Link to={toSearch(text)} className={styles.link}>
              {text}
            </Link>
            {onRemove && (
              <IconButton
                icon={closeIcon}
                aria-label={`Remove ${text}`}
                onClick={() => handleRemoval(text)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
