const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'a'])
const MOST = 3

/**
 * What a team is called for short: `BEM` for the Brotherhood of Evil Mutants. No letter stands twice
 * in a row, for some pairs have a bad history of their own.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const signs = words.map(signOf).join('').slice(0, MOST)
  return signs.toUpperCase().replace(/(.)\1+/g, '$1')
}

/** Short for a word; one that is itself short for something stays if there is room for it. */
function signOf(word: string): string {
  const letters = word.replace(/[^A-Za-z0-9]/g, '')
  const isShort = word.includes('.') && letters.length <= MOST
  return isShort ? letters : letters.charAt(0)
}
