import { NARROWEST, setWidth, stretchFor } from './set-width.ts'

const WIDEST = 125
/** The width of the letters in a long line; shorter lines are stretched to its length. */
const LONGEST = 70
/** In em. A longer name takes another line. */
const COMFORTABLE = 3.6
const MAX_LINES = 3

export interface FilledLines {
  /** The length of the lines, in em. */
  measure: number
  /** Each line with the letter width, in per cent, that makes it as long as the longest. */
  lines: { text: string; stretch: number }[]
}

/** Sets a name as a justified block: by wider and narrower letters, never by taller ones. */
export function fillLines(name: string): FilledLines {
  const texts = toLines(name)
  // A short name is set large and wide.
  const widest = Math.max(...texts.map((text) => setWidth(text, WIDEST)))
  const measure = Math.max(longest(texts), Math.min(COMFORTABLE, widest))
  const lines = texts.map((text) => {
    const wanted = stretchFor(text, measure)
    return { text, stretch: Math.round(10 * clamp(wanted, NARROWEST, WIDEST)) / 10 }
  })
  return { measure, lines }
}

/** As few lines as possible, of about equal length. */
function toLines(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => word !== '')
  let lines = evenly(words, 1)
  for (let count = 2; count <= Math.min(MAX_LINES, words.length); count += 1) {
    const more = evenly(words, count)
    // If one long word determines the longest line, another line would not help.
    if (longest(lines) <= COMFORTABLE || longest(more) === longest(lines)) return lines
    lines = more
  }
  return lines
}

function evenly(words: string[], count: number): string[] {
  if (count <= 1) return [words.join(' ')]
  const splits = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    const rest = words.slice(index + 1)
    return [first, ...evenly(rest, Math.min(count - 1, rest.length))]
  })
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => setWidth(line, LONGEST)))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
