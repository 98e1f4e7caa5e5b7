import { createReadStream } from 'node:fs'

export type FoundRecord =
  | { value: object; line: number; bytes: number }
  | { fault: string; line: number; bytes: number }

/** A record is a few kilobytes; what is larger is no record, and must not fill the memory. */
const LARGEST = 8 * 1024 * 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
const NEWLINE = 0x0a
const OPEN = [0x7b, 0x5b]
const CLOSE = [0x7d, 0x5d]
const BRACE = 0x7b

/** In these lists of an answer the records stand. */
const LISTS = new Set(['results', 'data.results'])

interface Level {
  isObject: boolean
  /** In an object, the name before the value that is read now. */
  name: string
}

/**
 * The records in a file of JSON, however large: answers with `data.results`, bare lists, single records, one behind
 * the other or one a line. It follows brackets and quotation marks byte by byte and parses a record at a time.
 */
export async function* jsonRecords(file: string): AsyncGenerator<FoundRecord> {
  const scanner = new Scanner()
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    yield* scanner.scan(chunk as Buffer)
  }
  yield* scanner.end()
}

class Scanner {
  private levels: Level[] = []
  /** Objects of which the text is being kept: the answer around, and the record in it. */
  private open: {
    depth: number
    line: number
    parts: Buffer[]
    size: number
    isAnswer: boolean
  }[] = []
  private line = 1
  private bytes = 0
  private inText = false
  private isEscaped = false
  private text: number[] | undefined
  /** After a fault: until the next line. */
  private isLost = false

  private followText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (byte === BACKSLASH) this.isEscaped = true
    else if (byte === QUOTE) this.closeText()
    else if (this.text !== undefined && this.text.length < 16) this.text.push(byte)
  }

  *scan(chunk: Buffer): Generator<FoundRecord> {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number
      if (byte === NEWLINE) {
        this.line += 1
        if (this.isLost) from = at
        this.isLost = false
      }
      if (this.isLost) continue
      if (this.inText) this.followText(byte)
      else if (byte === QUOTE) this.openText()
      else if (OPEN.includes(byte)) {
        if (this.beginsRecord(byte)) {
          this.keep(chunk, from, at)
          from = at
          this.openRecord()
        }
        this.levels.push({ isObject: byte === BRACE, name: '' })
      } else if (CLOSE.includes(byte)) {
        const isRecord = this.open.at(-1)?.depth === this.levels.length - 1
        if (isRecord) {
          this.keep(chunk, from, at + 1)
          from = at + 1
        }
        yield* this.close(byte, at)
      }
    }
    this.keep(chunk, from, chunk.length)
    this.bytes += chunk.length
  }

  *end(): Generator<FoundRecord> {
    const line = this.open.at(-1)?.line ?? this.line
    if (this.levels.length > 0) yield this.fault('the file ends in the middle of it', line, 0)
  }

  /** Only the names near the top matter: they tell lists of records from others. */
  private openText(): void {
    this.inText = true
    this.text = this.levels.length <= 3 && this.levels.at(-1)?.isObject ? [] : undefined
  }

  private closeText(): void {
    this.inText = false
    const level = this.levels.at(-1)
    // A text that is a value is taken for a name too; the name of the next member replaces it in time.
    if (this.text !== undefined && level !== undefined)
      level.name = String.fromCharCode(...this.text)
    this.text = undefined
  }

  /** At the top, in a list at the top, or in a list of an answer. */
  private beginsRecord(byte: number): boolean {
    if (byte !== BRACE) return false
    const levels = this.levels[0]?.isObject === false ? this.levels.slice(1) : this.levels
    if (levels.length === 0) return true
    if (levels.at(-1)?.isObject !== false) return false
    const names = levels.slice(0, -1).map(({ name }) => name)
    return levels.slice(0, -1).every(({ isObject }) => isObject) && LISTS.has(names.join('.'))
  }

  private openRecord(): void {
    const around = this.open.at(-1)
    if (around !== undefined) around.isAnswer = true
    const depth = this.levels.length
    this.open.push({ depth, line: this.line, parts: [], size: 0, isAnswer: false })
  }

  private keep(chunk: Buffer, from: number, to: number): void {
    const record = this.open.at(-1)
    if (record === undefined || to <= from) return
    record.size += to - from
    // Copied: a slice would keep the whole chunk in memory.
    if (record.size <= LARGEST && !record.isAnswer) {
      record.parts.push(Buffer.from(chunk.subarray(from, to)))
    } else record.parts.length = 0
  }

  private *close(byte: number, at: number): Generator<FoundRecord> {
    const level = this.levels.pop()
    if (level === undefined || level.isObject !== (byte === CLOSE[0])) {
      yield this.fault('a bracket closes that was not opened', this.line, at)
      this.levels = []
      this.open = []
      this.isLost = true
      return
    }
    const record = this.open.at(-1)
    if (record === undefined || record.depth !== this.levels.length) return
    this.open.pop()
    if (record.isAnswer) return
    if (record.size > LARGEST) yield this.fault('is larger than 8 MB', record.line, at)
    else yield this.parse(Buffer.concat(record.parts).toString('utf8'), record.line, at)
  }

  private parse(text: string, line: number, at: number): FoundRecord {
    try {
      return { value: JSON.parse(text) as object, line, bytes: this.bytes + at }
    } catch {
      return this.fault('is not JSON', line, at)
    }
  }

  private fault(fault: string, line: number, at: number): FoundRecord {
    return { fault, line, bytes: this.bytes + at }
  }
}
