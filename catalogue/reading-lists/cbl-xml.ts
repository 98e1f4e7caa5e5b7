import { CblFault } from './cbl-list.ts'

/** An element: its name without a prefix, and its attributes, both in lower case. */
export interface XmlElement {
  name: string
  line: number
  attributes: Map<string, string>
}

export interface XmlListener {
  open(element: XmlElement): void
  /** `text` is what stands directly in the element. */
  close(element: XmlElement, text: string): void
}

interface OpenElement {
  element: XmlElement
  tag: string
  texts: string[]
}

const DEEPEST = 50
const MOST_ATTRIBUTES = 100
/** Elements, ends, comments and the like: a list of the greatest length has a third of it. */
const MOST_MARKUP = 1_000_000
/** Of a name that is not well written, for the fault. */
const SHOWN = 40
const NAME = /[^\s/>=<"']+/y
const BLANKS = /\s*/y

/**
 * Reads the small part of XML that reading lists use, once from front to back. Whatever declares a
 * document type or entities is refused, so that nothing can grow or be fetched.
 */
export function scanXml(text: string, listener: XmlListener): void {
  new Scanner(text, listener).scan()
}

class Scanner {
  private readonly text: string
  private readonly listener: XmlListener
  private readonly open: OpenElement[] = []
  private at = 0
  private line = 0
  private lineEnd = -1
  private hasRoot = false
  private markup = 0

  constructor(text: string, listener: XmlListener) {
    this.text = text
    this.listener = listener
  }

  scan(): void {
    for (;;) {
      const tag = this.text.indexOf('<', this.at)
      this.addText(decodeEntities(this.text.slice(this.at, tag === -1 ? undefined : tag)))
      if (tag === -1) break
      this.at = tag
      this.scanMarkup()
    }
    const unclosed = this.open.at(-1)
    if (unclosed !== undefined) throw this.fault(`<${unclosed.tag}> is not closed`)
    if (!this.hasRoot) throw new CblFault('The file holds no XML.')
  }

  private scanMarkup(): void {
    this.markup += 1
    if (this.markup > MOST_MARKUP) throw this.fault('the file has more markup than any list needs')
    if (this.text.startsWith('<?', this.at)) this.skipTo('?>')
    else if (this.text.startsWith('<!--', this.at)) this.skipTo('-->')
    else if (this.text.startsWith('<![CDATA[', this.at)) {
      const start = this.at + '<![CDATA['.length
      this.skipTo(']]>')
      this.addText(this.text.slice(start, this.at - ']]>'.length))
    } else if (this.text.startsWith('<!', this.at)) {
      throw this.fault('the file declares a document type or entities, which are not read')
    } else if (this.text.startsWith('</', this.at)) this.scanEnd()
    else this.scanStart()
  }

  private scanStart(): void {
    const line = this.lineHere()
    this.at += 1
    const tag = this.take(NAME)
    if (tag === '') throw this.fault('a "<" begins no element')
    if (this.open.length === 0 && this.hasRoot) throw this.fault('there is a second list')
    this.hasRoot = true
    const element = { name: localName(tag), line, attributes: this.scanAttributes(tag) }
    const isEmpty = this.text[this.at] === '/'
    this.at += isEmpty ? 2 : 1
    if (this.open.length === DEEPEST) throw this.fault('elements are nested too deeply')
    this.listener.open(element)
    if (isEmpty) this.listener.close(element, '')
    else this.open.push({ element, tag, texts: [] })
  }

  /** Up to the `>` or `/>` of the tag. */
  private scanAttributes(tag: string): Map<string, string> {
    const attributes = new Map<string, string>()
    for (;;) {
      this.take(BLANKS)
      if (this.text[this.at] === '>' || this.text.startsWith('/>', this.at)) return attributes
      const name = this.take(NAME)
      this.take(BLANKS)
      const hasValue = this.text[this.at] === '='
      this.at += 1
      this.take(BLANKS)
      const quote = this.text[this.at] ?? ''
      const end = quote === '"' || quote === "'" ? this.text.indexOf(quote, this.at + 1) : -1
      const isWell = name !== '' && hasValue && end !== -1 && attributes.size < MOST_ATTRIBUTES
      if (!isWell) throw this.fault(`<${tag.slice(0, SHOWN)}> is not written well`)
      attributes.set(localName(name), decodeEntities(this.text.slice(this.at + 1, end)))
      this.at = end + 1
    }
  }

  private scanEnd(): void {
    this.at += 2
    const tag = this.take(NAME)
    this.take(BLANKS)
    const opened = this.open.pop()
    if (opened?.tag !== tag || this.text[this.at] !== '>') {
      throw this.fault(
        opened === undefined ? `</${tag}> closes nothing` : `<${opened.tag}> is not closed`,
      )
    }
    this.at += 1
    this.listener.close(opened.element, opened.texts.join('').trim())
  }

  private addText(text: string): void {
    const element = this.open.at(-1)
    if (element !== undefined) element.texts.push(text)
    else if (text.trim() !== '') throw this.fault('there is text outside of the list')
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    return found
  }

  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.at)
    if (found === -1) throw this.fault(`"${end}" is missing`)
    this.at = found + end.length
  }

  private fault(words: string): CblFault {
    return new CblFault(`Line ${this.lineHere()}: ${words}.`)
  }

  /** Counts on from where it counted last, and looks for no line end twice. */
  private lineHere(): number {
    while (this.lineEnd < this.at) {
      const next = this.text.indexOf('\n', this.lineEnd + 1)
      this.lineEnd = next === -1 ? Number.POSITIVE_INFINITY : next
      this.line += 1
    }
    return this.line
  }
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1).toLowerCase()
}

const PREDEFINED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const ENTITIES = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi

/** Anything else behind a `&` stays as it is written: many lists forget to escape it. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITIES, (_, hex?: string, decimal?: string, name = '') => {
    if (name !== '') return PREDEFINED[name.toLowerCase()] ?? ''
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return isCharacter(code) ? String.fromCodePoint(code) : '\uFFFD'
  })
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
}
