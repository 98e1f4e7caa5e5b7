import { isHonorific } from './spellings.ts'
import type { Word } from './text.ts'

interface Name {
  words: Word[]
}

/** Stand behind a last name, or tell of another Earth. */
const SUFFIXES = new Set(['junior', 'senior', 'two', 'three', 'four'])

/**
 * What readers make of full names: the first or the last word (`tony`, `parker`, `spider`), and what
 * follows a title (`doom` of Doctor Doom).
 */
export function shortNamesOf(names: Name[]): string[] {
  return [...new Set(names.flatMap(shortNamesIn))]
}

function shortNamesIn({ words }: Name): string[] {
  const texts = words.map(({ text }) => text)
  // `Peter Parker of Earth-90214`
  const end = texts.findIndex((text, place) => text === 'of' && texts[place + 1] === 'earth')
  const own = (end === -1 ? texts : texts.slice(0, end)).filter((text) => !SUFFIXES.has(text))
  if (own.length < 2) return []
  const [first, last] = [own[0] as string, own.at(-1) as string]
  return isHonorific(first) ? [first, own.slice(1).join(''), last] : [first, last]
}
