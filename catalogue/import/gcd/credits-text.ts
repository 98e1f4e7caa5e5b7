import { splitEntries } from './bracketed-list.ts'

/** What indexers write where nobody is to be named. */
const NOBODY =
  /^(?:none|unknown|various|typeset(?:ting)?|n\/?a|uncredited|see .*|same as .*|reprint.*)$/i
const LONGEST_NAME = 80

/** `Stan Lee (plot); Jack Kirby [as J. Kirby]; Sol Brodsky ?; ?` → whom it names for certain. */
export function readCreditText(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const names = splitEntries(text).map(({ name }) =>
    name.replace(/[.,:]+$/, (end) => (end === '.' ? end : '')).trim(),
  )
  return [...new Set(names.filter(isPerson))]
}

/** A name with a question mark is a guess of the indexer, and stays one. */
function isPerson(name: string): boolean {
  return (
    !name.includes('?') && !NOBODY.test(name) && name.length <= LONGEST_NAME && /\p{L}/u.test(name)
  )
}
