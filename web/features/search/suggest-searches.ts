/** What to look for when a text finds nothing: less of it. The longest come first. */
export function suggestSearches(text: string): string[] {
  const words = text.split(/\s+/)
  const shorter = words.map((_word, index) => words.slice(0, index).join(' '))
  const halves = words.map((word) => word.slice(0, Math.ceil(word.length / 2)))
  const candidates = [...shorter.reverse(), ...words.slice(1), ...halves]
  return [...new Set(candidates)]
    .filter((candidate) => candidate.length >= MIN_LENGTH)
    .slice(0, MOST)
}

const MIN_LENGTH = 3
/** Each costs a question. */
const MOST = 4
