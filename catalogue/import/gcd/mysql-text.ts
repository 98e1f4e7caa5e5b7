/** What the text of a dump holds for one field. */
export type DumpValue = string | number | null

/** Thrown where the text that is here so far ends within what is being read. */
export class NeedsMore extends Error {}

/** Thrown where the text is none that a dump can have. */
export class Misspelt extends Error {}

const ESCAPES: Record<string, string> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' }
const BARE = /[^\s,()'"]+/y
const BLANKS = /\s*/y
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const WORDS: Record<string, DumpValue> = { null: null, true: 1, false: 0 }

/** A place in text of which more may come: reads SQL as the dumps of MySQL and MariaDB have it. */
export class MysqlText {
  text: string
  at = 0
  /** Whether nothing comes after the text. */
  readonly last: boolean
  /** The first backslash at or behind the place of the last look, so that none is sought twice. */
  #backslash = -2

  constructor(text: string, last: boolean) {
    this.text = text
    this.last = last
  }

  skipBlanks(): void {
    BLANKS.lastIndex = this.at
    BLANKS.test(this.text)
    this.at = BLANKS.lastIndex
  }

  /** The sign at the place. At the end of the text nobody knows it yet. */
  peek(): string {
    const sign = this.text[this.at]
    if (sign === undefined) throw new NeedsMore()
    return sign
  }

  /** `(1,'It\'s',NULL,0xFF)`: the place is at the bracket, and behind its partner afterwards. */
  readRow(): DumpValue[] {
    if (this.peek() !== '(') throw new Misspelt('a row begins with a bracket')
    this.at += 1
    const values: DumpValue[] = []
    for (;;) {
      this.skipBlanks()
      values.push(this.#readValue())
      this.skipBlanks()
      const sign = this.peek()
      this.at += 1
      if (sign === ')') return values
      if (sign !== ',') throw new Misspelt(`"${sign}" stands between two values`)
    }
  }

  #readValue(): DumpValue {
    const sign = this.peek()
    if (sign === "'" || sign === '"') return this.readQuoted(sign)
    const word = this.#readWord()
    const known = WORDS[word.toLowerCase()]
    if (known !== undefined) return known
    if (NUMBER.test(word)) return readNumber(word)
    if (/^0x(?:[\da-f]{2})*$/i.test(word)) return Buffer.from(word.slice(2), 'hex').toString()
    if (/^(?:[xbn]|_\w+)$/i.test(word)) return this.#readIntroduced(word.toLowerCase())
    throw new Misspelt(`"${word.slice(0, 40)}" is not a value`)
  }

  #readWord(): string {
    BARE.lastIndex = this.at
    const word = BARE.exec(this.text)?.[0] ?? ''
    if (this.at + word.length === this.text.length) throw new NeedsMore()
    this.at += word.length
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

  /** The place is at the opening quote, and behind the closing one afterwards. */
  readQuoted(quote: string): string {
    let read = ''
    let from = this.at + 1
    for (;;) {
      const end = this.text.indexOf(quote, from)
      if (end < 0) throw new NeedsMore()
      const backslash = this.#nextBackslash(from)
      if (backslash >= 0 && backslash < end) {
        const sign = this.text[backslash + 1]
        if (sign === undefined) throw new NeedsMore()
        read += this.text.slice(from, backslash) + (ESCAPES[sign] ?? sign)
        from = backslash + 2
        continue
      }
      if (end + 1 === this.text.length && !this.last) throw new NeedsMore()
      read += this.text.slice(from, end)
      if (this.text[end + 1] !== quote) {
        this.at = end + 1
        return read
      }
      read += quote
      from = end + 2
    }
  }

  #nextBackslash(from: number): number {
    if (this.#backslash === -1 || this.#backslash >= from) return this.#backslash
    this.#backslash = this.text.indexOf('\\', from)
    return this.#backslash
  }

  /** `-- …`, `# …` and a comment in slashes; whether there was one. */
  skipComment(): boolean {
    const rest = this.text.slice(this.at, this.at + 3)
    if (rest.startsWith('/*')) return this.#skipTo('*/', 2)
    if (rest.startsWith('#') || /^--(?:\s|$)/.test(rest)) return this.#skipTo('\n', 1)
    if ((rest === '/' || rest === '-') && !this.last) throw new NeedsMore()
    return false
  }

  #skipTo(end: string, from: number): boolean {
    const found = this.text.indexOf(end, this.at + from)
    if (found < 0 && !this.last) throw new NeedsMore()
    this.at = found < 0 ? this.text.length : found + end.length
    return true
  }
}

/** Numbers that a double cannot hold stay text: a barcode is no quantity. */
function readNumber(word: string): DumpValue {
  const number = Number(word)
  return /^[+-]?\d+$/.test(word) && !Number.isSafeInteger(number) ? word : number
}
