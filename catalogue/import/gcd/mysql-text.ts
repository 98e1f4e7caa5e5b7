/** What the text of a dump holds for one field. */
export type DumpValue = string | number | null

/** Thrown where the text that is here so far ends within what is being read. */
export class NeedsMore extends Error {}

/** Thrown where the text is none that a dump can have. */
export class Misspelt extends Error {}

const ESCAPES: Record<string, string> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' }
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const WORDS: Record<string, DumpValue> = { null: null, true: 1, false: 0 }

const BACKSLASH = 0x5c
/** The last of the bytes that count as blank. */
export const BLANK = 0x20
/** The signs that end a bare word. */
const ENDS = new Set(Buffer.from(' \t\r\n,()\'"'))

/**
 * A place in bytes of which more may come: reads SQL as the dumps of MySQL and MariaDB have it. All signs that
 * matter are single bytes in UTF-8, so that only values which are kept become strings.
 */
export class MysqlText {
  readonly bytes: Buffer
  at = 0
  /** Whether nothing comes after the bytes. */
  readonly last: boolean
  /** The first backslash at or behind the place of the last look, so that none is sought twice. */
  #backslash = -2

  constructor(bytes: Buffer, last: boolean) {
    this.bytes = bytes
    this.last = last
  }

  skipBlanks(): void {
    while ((this.bytes[this.at] ?? 0xff) <= BLANK) this.at += 1
  }

  /** The sign at the place. At the end of the text nobody knows it yet. */
  peek(): string {
    const byte = this.bytes[this.at]
    if (byte === undefined) throw new NeedsMore()
    return String.fromCharCode(byte)
  }

  /**
   * `(1,'It\'s',NULL,0xFF)`: the place is at the bracket, and behind its partner afterwards. Texts at other places
   * than those that are kept are passed over.
   */
  readRow(kept?: ReadonlySet<number>): DumpValue[] {
    if (this.peek() !== '(') throw new Misspelt('a row begins with a bracket')
    this.at += 1
    const values: DumpValue[] = []
    for (;;) {
      this.skipBlanks()
      values.push(this.#readValue(kept === undefined || kept.has(values.length)))
      this.skipBlanks()
      const sign = this.peek()
      this.at += 1
      if (sign === ')') return values
      if (sign !== ',') throw new Misspelt(`"${sign}" stands between two values`)
    }
  }

  #readValue(isKept: boolean): DumpValue {
    const sign = this.peek()
    if (sign === "'" || sign === '"') return this.readQuoted(sign, isKept)
    const word = this.#readWord()
    const known = WORDS[word.toLowerCase()]
    if (known !== undefined) return known
    if (NUMBER.test(word)) return readNumber(word)
    if (/^0x(?:[\da-f]{2})*$/i.test(word)) return Buffer.from(word.slice(2), 'hex').toString()
    if (/^(?:[xbn]|_\w+)$/i.test(word)) return this.#readIntroduced(word.toLowerCase())
    throw new Misspelt(`"${word.slice(0, 40)}" is not a value`)
  }

  #readWord(): string {
    let end = this.at
    while (end < this.bytes.length && !ENDS.has(this.bytes[end] as number)) end += 1
    if (end === this.bytes.length) throw new NeedsMore()
    const word = this.bytes.toString('utf8', this.at, end)
    this.at = end
    return word
  }

  /** `x'4D'`, `b'1'`, `_binary 'M'`: text behind a word that says what it is. */
  #readIntroduced(word: string): DumpValue {
    this.skipBlanks()
    if (this.peek() !== "'") throw new Misspelt(`"${word.slice(0, 40)}" is not a value`)
    const text = this.readQuoted("'")
    if (word === 'x') return Buffer.from(text, 'hex').toString()
    if (word === 'b') return Number.parseInt(text || '0', 2)
    return text
  }

  /** The place is at the opening quote, and behind the closing one afterwards. Empty where it is not kept. */
  readQuoted(quote: string, isKept = true): string {
    const from = this.at + 1
    const end = this.#closing(quote.charCodeAt(0), from)
    this.at = end + 1
    return isKept ? unescaped(this.bytes.toString('utf8', from, end), quote) : ''
  }

  /** Where the quote is that is neither escaped nor doubled. */
  #closing(code: number, begin: number): number {
    let from = begin
    for (;;) {
      const end = this.bytes.indexOf(code, from)
      const backslash = this.#nextBackslash(from)
      if (end < 0 || backslash + 1 === this.bytes.length) throw new NeedsMore()
      if (backslash >= 0 && backslash < end) from = backslash + 2
      else if (end + 1 === this.bytes.length && !this.last) throw new NeedsMore()
      else if (this.bytes[end + 1] !== code) return end
      else from = end + 2
    }
  }

  #nextBackslash(from: number): number {
    if (this.#backslash === -1 || this.#backslash >= from) return this.#backslash
    this.#backslash = this.bytes.indexOf(BACKSLASH, from)
    return this.#backslash
  }

  /** `-- …`, `# …` and a comment in slashes; whether there was one. */
  skipComment(): boolean {
    const rest = this.bytes.toString('latin1', this.at, this.at + 3)
    if (rest.startsWith('/*')) return this.#skipTo('*/', 2)
    if (rest.startsWith('#') || /^--(?:\s|$)/.test(rest)) return this.#skipTo('\n', 1)
    if ((rest === '/' || rest === '-') && !this.last) throw new NeedsMore()
    return false
  }

  #skipTo(end: string, from: number): boolean {
    const found = this.bytes.indexOf(end, this.at + from)
    if (found < 0 && !this.last) throw new NeedsMore()
    this.at = found < 0 ? this.bytes.length : found + end.length
    return true
  }
}

function unescaped(text: string, quote: string): string {
  if (!text.includes('\\') && !text.includes(quote)) return text
  return text.replace(/\\(.)|(['"`])\2/gsu, (all, sign?: string, doubled?: string) => {
    if (sign !== undefined) return ESCAPES[sign] ?? sign
    return doubled === quote ? quote : all
  })
}

/** Numbers that a double cannot hold stay text: a barcode is no quantity. */
function readNumber(word: string): DumpValue {
  const number = Number(word)
  return /^[+-]?\d+$/.test(word) && !Number.isSafeInteger(number) ? word : number
}
