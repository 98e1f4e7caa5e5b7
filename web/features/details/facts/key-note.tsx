import type { ComicFacts } from '#contract/facts.ts'
import { Lead } from '../detail-body.tsx'
import { DetailSection } from '../sections/detail-section.tsx'
import styles from './key-note.module.css'
import { toTagWords } from './key-words.ts'

interface KeyNoteProps {
  facts: ComicFacts | undefined
  /** Shown instead of a note, and alone if the comic is no key issue. */
  description: string | null
}

/** What happens in a comic, and why it is a key issue. */
export function KeyNote({ facts, description }: KeyNoteProps) {
  const words = facts?.key?.note || description
  const tags = facts?.key?.tags ?? []
  return (
    <>
      {!facts?.key && words && <Lead>{words}</Lead>}
      {facts?.key && (
        <DetailSection title="Key issue">
          <div className={styles.note}>
            {tags.length > 0 && (
              <ul className={styles.tags}>
                {tags.map((tag) => (
                  <li key={tag}>{toTagWords(tag)}</li>
                ))}
              </ul>
            )}
            {words && <p>{words}</p>}
          </div>
        </DetailSection>
      )}
      <Stories titles={facts?.storyTitles ?? []} />
    </>
  )
}

function Stories({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null
  return (
    <DetailSection title={titles.length === 1 ? 'Story' : 'Stories'}>
      <ul className={styles.stories}>
        {titles.map((title) => (
          <li key={title}>“{title}”</li>
        ))}
      </ul>
    </DetailSection>
  )
}
