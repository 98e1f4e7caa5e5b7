const SIGNS = '"{}[]\n'
/** The list stands in the root, or one level below it. */
const DEEPEST = 2

/**
 * The lines on which the entries of the list with this key begin, which a parser does not tell. The text
 * is known to be JSON. Entries that are no objects have no line of their own, and then none is told.
 */
export function entryLinesIn(text: string, key: string, count: number): number[] {
  const finder = new LineFinder(`"${key}"`)
  for (let at = 0; at < text.length && !finder.isDone; at += 1) {
    const sign = text[at] as string
    const end = sign === '"' ? endOfText(text, at) : at
    if (SIGNS.includes(sign)) finder.take(text.slice(at, end + 1))
    at = end
  }
  return finder.lines.length === count ? finder.lines : []
}

/** The place of the quotation mark that closes the text. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before -= 1
    const isEscaped = (end - before) % 2 === 0
    if (!isEscaped) return end
  }
  return text.length
}

class LineFinder {
  readonly lines: number[] = []
  isDone = false
  private readonly key: string
  private line = 1
  private depth = 0
  /** How deep the entries are; undefined while the list has not begun. */
  private entryDepth: number | undefined
  private lastText = ''

  constructor(key: string) {
    this.key = key
  }

  take(token: string): void {
    if (token === '\n') this.line += 1
    else if (token === '{' || token === '[') this.open(token)
    else if (token === '}' || token === ']') this.close()
    else this.lastText = token.toLowerCase()
  }

  private open(token: string): void {
    if (this.depth === this.entryDepth) this.lines.push(this.line)
    const isList = token === '[' && this.depth <= DEEPEST && this.lastText === this.key
    this.depth += 1
    if (isList) this.entryDepth ??= this.depth
  }

  private close(): void {
    this.depth -= 1
    this.isDone = this.entryDepth !== undefined && this.depth < this.entryDepth
  }
}
