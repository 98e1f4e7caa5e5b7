import type { CharacterFacts } from '#contract/facts.ts'
import styles from './no-comics-note.module.css'

/** Says of a character without comics what is not known about them. */
export function NoComicsNote({ facts }: { facts: CharacterFacts | undefined }) {
  if (facts === undefined) return null
  return <p className={styles.note}>{toSentence(facts.firstAppearance)}</p>
}

function toSentence(first: CharacterFacts['firstAppearance']): string {
  if (first === null) {
    return 'We do not know their first appearance either: it may be in a comic that is not in the catalogue, or they come from a game, a film or television.'
  }
  const { series, startYear, number, comicId } = first
  const title = `${series} (${startYear}) #${number}`
  const where = comicId === null ? `${title}, which is not in the catalogue` : title
  return `First seen in ${where}. We know of no other comic with them.`
}
