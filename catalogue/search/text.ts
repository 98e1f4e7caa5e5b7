import { spelledOut } from './spellings.ts'

/** A token of a text: case-folded, with its position in the original. */
export interface Word {
  text: string
  from: number
  to: number
}

const WORD_PART = /[\p{L}\p{N}]/u
const PLAIN = /^[\x20-\x7e]*$/
const MARKS = /\p{M}/gu
/**
 * Characters that join the parts of one word and are often left out: Spider-Man, T'Challa,
 * S.H.I.E.L.D.
 */
const JOINTS = "-'’.‐‑–"

/** Lower case, without accents. Positions are not preserved. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(MARKS, '').toLowerCase()
}

/**
 * The forms under which a text is indexed: its words, its hyphenated words joined, and neighbouring
 * words joined, so that `ironman`, `iron man` and `iron-man` match each other.
 */
export function formsIn(chunks: Word[][]): string[] {
  const forms = new Set<string>()
  let before = ''
  for (const parts of chunks) {
    let joined = ''
    for (const part of parts) {
      forms.add(part.text)
      joined += part.text
    }
    forms.add(joined)
    if (before !== '') forms.add(before + joined)
    before = joined
  }
  return [...forms]
}

/** The words of a text in one spelling: `Dr. Doom` has those of `Doctor Doom`. */
export function spelledChunksOf(text: string): Word[][] {
  const chunks = chunksOf(text)
  for (const chunk of chunks) for (const word of chunk) word.text = spelledOut(word.text)
  return chunks
}

/**
 * Tokenises: `Spider-Man` gives `spider`, `man`; positions are those in the original text. Words are
 * grouped where only a joining character separates them.
 */
export function chunksOf(text: string): Word[][] {
  const chunks: Word[][] = []
  let chunk: Word[] = []
  let word: Word | null = null
  let at = 0
  for (const sign of text) {
    const folded = fold(sign)
    const end = at + sign.length
    if (folded !== '' && !WORD_PART.test(folded)) {
      word = null
      if (!JOINTS.includes(sign)) chunk = []
      chunks.push(...chunksBy(sign, at))
    } else if (word !== null) {
      word.text += folded
      word.to = end
    } else if (folded !== '') {
      word = { text: folded, from: at, to: end }
      if (chunk.length === 0) chunks.push(chunk)
      chunk.push(word)
    }
    at = end
  }
  return chunks
}

/** `&` is a word, wherever it stands. */
function chunksBy(sign: string, at: number): Word[][] {
  return sign === '&' ? [[{ text: 'and', from: at, to: at + 1 }]] : []
}

const LONGEST = 64
/** Three rows of the edit distance matrix, used in turn. */
const rows = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)]

/**
 * The Damerau-Levenshtein distance (deletion, insertion, substitution, transposition); `limit + 1`
 * if it exceeds the limit. Only the first `length` letters of `b` count.
 */
export function distance(a: string, b: string, limit: number, length = b.length): number {
  if (Math.abs(a.length - length) > limit || length >= LONGEST) return limit + 1
  const first = rows[0] as Uint8Array
  for (let column = 0; column <= length; column += 1) first[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row, length) > limit) return limit + 1
  }
  return (rows[a.length % 3] as Uint8Array)[length] as number
}

/** Returns the lowest cost in the row. */
function fillRow(a: string, b: string, row: number, length: number): number {
  const current = rows[row % 3] as Uint8Array
  const previous = rows[(row + 2) % 3] as Uint8Array
  const older = rows[(row + 1) % 3] as Uint8Array
  const letter = a.charCodeAt(row - 1)
  const before = row > 1 ? a.charCodeAt(row - 2) : -1
  let least = row
  current[0] = row
  for (let column = 1; column <= length; column += 1) {
    const other = b.charCodeAt(column - 1)
    const replaced = (previous[column - 1] as number) + (letter === other ? 0 : 1)
    const changed = Math.min(previous[column] as number, current[column - 1] as number) + 1
    let cost = Math.min(replaced, changed)
    if (column > 1 && before === other && letter === b.charCodeAt(column - 2)) {
      cost = Math.min(cost, (older[column - 2] as number) + 1)
    }
    current[column] = cost
    if (cost < least) least = cost
  }
  return least
}

/** The edit distance allowed for a word of this length. */
export function tolerance(length: number): number {
  if (length < 3) return 0
  return length < 7 ? 1 : 2
}
