import { type DumpValue, Misspelt, MysqlText, NeedsMore } from './mysql-text.ts'

export interface DumpSink {
  /** Rows of other tables are passed over. */
  wants(table: string): boolean
  /** The columns of a table, in the order of the values in its rows. */
  table(table: string, columns: string[]): void
  row(table: string, values: DumpValue[]): void
  fault(place: string, why: string): void
}

/** No row of a dump and no definition of a table is longer; whatever is, is not kept. */
const MAX_PIECE = 32 * 1024 * 1024
const NAME = '(?:`[^`]{1,64}`|[\\w$]{1,64})'
const TABLE = `(?:${NAME}\\s*\\.\\s*)?(${NAME})`
const INSERT = new RegExp(
  `(?:INSERT|REPLACE)\\s+(?:(?:LOW_PRIORITY|DELAYED|HIGH_PRIORITY|IGNORE)\\s+){0,3}INTO\\s+${TABLE}\\s*(?:\\(([^()]*)\\)\\s*)?VALUES\\s*(?=\\()`,
  'iy',
)
const CREATE = new RegExp(
  `CREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${TABLE}\\s*(?=\\()`,
  'iy',
)
/** Longer than any beginning of a statement that names all columns of a table. */
const MAX_HEAD = 64 * 1024
const NOT_PLAIN = /['"`;#/-]/g
const NO_COLUMN = /^(?:PRIMARY|UNIQUE|KEY|INDEX|CONSTRAINT|FOREIGN|FULLTEXT|SPATIAL|CHECK)\b/i

type State = 'statement' | 'row' | 'after a row' | 'skip'

/**
 * Reads the text dump of MySQL as it comes, in pieces of any size: it keeps no more than one row. Statements
 * other than `CREATE TABLE` and `INSERT … VALUES` are passed over.
 */
export class MysqlReader {
  readonly #sink: DumpSink
  #state: State = 'statement'
  #text = ''
  /** How much text there must be before it is worth another try: it doubles, so that no row is read too often. */
  #needed = 0
  #table = ''
  readonly #rows = new Map<string, number>()

  constructor(sink: DumpSink) {
    this.#sink = sink
  }

  push(piece: string): void {
    this.#text += piece
    if (this.#text.length >= this.#needed) this.#readOn(false)
  }

  end(): void {
    this.#readOn(true)
    const isWithin = this.#text.trim() !== '' || this.#state !== 'statement'
    if (isWithin) this.#fault('the file ends within a statement')
    this.#text = ''
  }

  #readOn(last: boolean): void {
    const text = new MysqlText(this.#text, last)
    let done = 0
    try {
      for (;;) {
        this.#step(text)
        if (text.at === done && text.at >= text.text.length) break
        done = text.at
      }
    } catch (error) {
      if (!(error instanceof NeedsMore)) throw error
    }
    this.#text = text.text.slice(done)
    this.#needed = done > 0 ? 0 : this.#text.length * 2
    if (this.#text.length > MAX_PIECE && done === 0) {
      this.#fault('a row or a definition is longer than 32 MB')
      this.#text = ''
      this.#needed = 0
      this.#state = 'skip'
    }
  }

  #step(text: MysqlText): void {
    try {
      if (this.#state === 'statement') this.#readHead(text)
      else if (this.#state === 'row') this.#readRow(text)
      else if (this.#state === 'after a row') this.#readSeparator(text)
      else this.#skipStatement(text)
    } catch (error) {
      if (!(error instanceof Misspelt)) throw error
      this.#fault(error.message)
      this.#state = 'skip'
    }
  }

  #readHead(text: MysqlText): void {
    text.skipBlanks()
    if (text.at === text.text.length || text.skipComment()) return
    if (text.peek() === ';') {
      text.at += 1
      return
    }
    const word = /\w*/y
    word.lastIndex = text.at
    const [first = ''] = word.exec(text.text) ?? []
    const isCut = text.at + first.length === text.text.length
    if (isCut && !text.last) throw new NeedsMore()
    if (/^(?:INSERT|REPLACE)$/i.test(first)) this.#readInsert(text)
    else if (/^CREATE$/i.test(first)) this.#readCreate(text)
    else this.#state = 'skip'
  }

  #readInsert(text: MysqlText): void {
    INSERT.lastIndex = text.at
    const [head, table = '', columns] = INSERT.exec(text.text) ?? []
    if (head === undefined) {
      this.#orSkip(text)
      return
    }
    this.#table = bareName(table)
    text.at += head.length
    if (!this.#sink.wants(this.#table)) this.#state = 'skip'
    else {
      if (columns !== undefined) {
        this.#sink.table(this.#table, columns.split(',').map(bareName))
      }
      this.#state = 'row'
    }
  }

  #readCreate(text: MysqlText): void {
    CREATE.lastIndex = text.at
    const [head, table = ''] = CREATE.exec(text.text) ?? []
    if (head === undefined) {
      this.#orSkip(text)
      return
    }
    this.#table = bareName(table)
    if (!this.#sink.wants(this.#table)) {
      text.at += head.length
      this.#state = 'skip'
      return
    }
    const before = text.at
    text.at += head.length
    try {
      this.#sink.table(this.#table, readColumns(text))
    } catch (error) {
      text.at = before
      throw error
    }
    this.#state = 'skip'
  }

  /** A beginning that is not yet here as a whole is waited for; any other is passed over. */
  #orSkip(text: MysqlText): void {
    if (!text.last && text.text.length - text.at < MAX_HEAD) throw new NeedsMore()
    this.#state = 'skip'
  }

  #readRow(text: MysqlText): void {
    text.skipBlanks()
    const row = (this.#rows.get(this.#table) ?? 0) + 1
    const values = text.readRow()
    this.#rows.set(this.#table, row)
    this.#sink.row(this.#table, values)
    this.#state = 'after a row'
  }

  #readSeparator(text: MysqlText): void {
    text.skipBlanks()
    const sign = text.peek()
    if (sign === ',') {
      text.at += 1
      this.#state = 'row'
    } else if (sign === ';') {
      text.at += 1
      this.#state = 'statement'
    } else this.#state = 'skip'
  }

  /** Up to the semicolon that ends the statement, and over those within quotes and comments. */
  #skipStatement(text: MysqlText): void {
    NOT_PLAIN.lastIndex = text.at
    const found = NOT_PLAIN.exec(text.text)
    if (found === null) {
      text.at = text.text.length
      return
    }
    const [sign] = found
    text.at = found.index
    if (sign === ';') {
      text.at += 1
      this.#state = 'statement'
    } else if (sign === "'" || sign === '"' || sign === '`') text.readQuoted(sign)
    else if (!text.skipComment()) text.at += 1
  }

  #fault(why: string): void {
    const row = (this.#rows.get(this.#table) ?? 0) + 1
    this.#sink.fault(this.#table === '' ? '' : `${this.#table}, row ${row}`, why)
  }
}

/** The names before the definitions within the brackets of `CREATE TABLE`; the place is at the bracket. */
function readColumns(text: MysqlText): string[] {
  return readOuter(text)
    .split(',')
    .map((definition) => definition.trim())
    .filter((definition) => definition !== '' && !NO_COLUMN.test(definition))
    .map(nameOf)
}

/** What stands in the brackets, without what is in brackets or quotes within. */
function readOuter(text: MysqlText): string {
  let outer = ''
  let depth = 0
  do {
    const sign = text.peek()
    if (sign === "'" || sign === '"') {
      text.readQuoted(sign)
      continue
    }
    text.at += 1
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (depth === 1) outer += sign
  } while (depth > 0)
  return outer
}

function nameOf(definition: string): string {
  return bareName(/^(?:`[^`]*`|\S+)/.exec(definition)?.[0] ?? '')
}

function bareName(name: string): string {
  return name.trim().replaceAll('`', '').toLowerCase()
}
