import type { CSSProperties } from 'react'
import { usePageArrival } from '#web/lib/navigation/use-page-arrival.ts'
import styles from './filled-heading.module.css'

interface FilledHeadingProps {
  /** For the document title, before the name of the site. */
  title: string
  /** The length of the lines, in em. */
  measure: number
  /** Each line with the letter width, in per cent, that gives it this length. */
  lines: [text: string, stretch: number][]
}

/** The h1 of a page, in lines that are all as long as the column is wide. */
export function FilledHeading({ title, measure, lines }: FilledHeadingProps) {
  const letters = Math.max(...lines.map(([text]) => text.length))
  const heading = usePageArrival(`${title} | Spinner Rack`)
  return (
    <div className={styles.column}>
      <h1
        ref={heading}
        tabIndex={-1}
        aria-label={lines.map(([text]) => text).join(' ')}
        className={styles.heading}
        style={{ '--measure-em': measure + 0.02, '--letters': letters } as CSSProperties}
      >
        {lines.map(([text, stretch]) => (
          <span key={text} style={{ fontStretch: `${stretch}%` }}>
            {text}{' '}
          </span>
        ))}
      </h1>
    </div>
  )
}
