const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]\n]/gs
/** The list stands in the root, or one level below it. */
const DEEPEST = 2

/**
 * The lines on which the entries of the list with this key begin, which a parser does not tell. The text
 * is known to be JSON. Entries that are no objects have no line of their own, and then none is told.
 */
export function entryLinesIn(text: string, key: string, count: number): number[] {
  const finder = new LineFinder(`"${key}"`)
  for (const [token] of text.matchAll(TOKENS)) {
    finder.take(token)
    if (finder.isDone) break
  }
  return finder.lines.length === count ? finder.lines : []
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
