import type { ComicFactsSchema } from '#contract/facts.ts'
import { Lead } from '../detail-body.tsx'
import { DetailSection } from '../sections/detail-section.tsx'
import styles from './key-note.module.css'

interface KeyNoteProps {
  facts: ReturnType<typeof ComicFactsSchema.parse> | undefined
  /** Shown instead of a note, and alone if the comic is no key issue. */
  description: string | null
}

const TAG_WORDS: Record<string, string> = {
  first: 'First appearance of',
  death: 'Death of',
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

/** `first: Venom` → `First appearance of Venom`. */
function toTagWords(tag: string): string {
  const [what = '', who] = tag.split(/:\s*/)
  if (who !== undefined && TAG_WORDS[what] !== undefined) return `${TAG_WORDS[what]} ${who}`
  return what === 'landmark' ? 'A landmark' : tag
}
