/** Suggestions for a search without hits: parts of its text, the longest first. */
export function suggestSearches(text: string): string[] {
  const words = text.split(/\s+/)
  const shorter = words.map((_word, index) => words.slice(0, index).join(' ')).reverse()
  const half = text.slice(0, Math.ceil(text.length / 2))
  const candidates = words.length > 1 ? [...shorter, ...words.slice(1)] : [half]
  return [...new Set(candidates)]
    .filter((candidate) => candidate.length >= MIN_LENGTH)
    .slice(0, MOST)
}

const MIN_LENGTH = 3
/** Each suggestion costs a request. */
const MOST = 4
