import type { CharacterFacts } from '#contract/facts.ts'
import styles from './no-comics-note.module.css'

/** Says of a character without comics what is not known about them. */
export function NoComicsNote({ facts }: { facts: CharacterFacts | undefined }) {
  if (facts === undefined) return null
  return <p className={styles.note}>{toSentence(facts.firstAppearance)}</p>
}

function toSentence(first: CharacterFacts['firstAppearance']): string {
  if (first === null) {
    return 'No first appearance is known here either: it may be in a comic that the catalogue does not have, or they are known from a game, a film or television only.'
  }
  const { series, startYear, issueNumber, comicId } = first
  const title = `${series} (${startYear}) #${issueNumber}`
  if (comicId === null) {
    return `First seen in ${title}, which the catalogue does not have, and no other comic with them is known here.`
  }
  return `First seen in ${title}, but its cast is not known here, and no other comic with them is.`
}
