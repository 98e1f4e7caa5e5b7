/**
 * Whether a title has all words of a text: `spider man 300` and `spiderman #300` both mean “Amazing
 * Spider-Man (1963) #300”. A number must be there as a whole.
 */
export function createTitleFilter(text: string): (title: string) => boolean {
  const wanted = fold(text)
  if (wanted === '') return () => true
  const words = wanted.split(' ')
  return (title) => {
    const folded = ` ${fold(title)} `
    return words.every((word) =>
      /^\d+$/.test(word)
        ? folded.includes(` ${word} `)
        : folded.includes(` ${word}`) || (word.length > 3 && join(folded).includes(word)),
    )
  }
}

function join(words: string): string {
  return words.replaceAll(' ', '')
}

/** Letters without accents and digits, with single spaces between words. */
function fold(text: string): string {
  // Nearly all titles, of which there may be many thousands: the patterns of Unicode take six times as long.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
