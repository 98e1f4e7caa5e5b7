/** Names under which our comics came out besides those that say Marvel. */
const OURS = new Set(['timely', 'atlas', 'epic', 'icon', 'max', 'curtis', 'star', 'razorline'])

/**
 * Whether a file names another publisher than ours. Names that two publishers bore are not marked:
 * the catalogue knows the series or not.
 */
export function isOtherPublisher(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (plain === '' || /\bmarvel\b/.test(plain)) return false
  return !OURS.has(plain.replace(/ (?:comics|publications|magazines|press|books|imprint)$/, ''))
}
