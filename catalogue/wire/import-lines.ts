import type { Copy } from '#contract/collection.ts'
import type { ImportedComic } from '#contract/imports.ts'
import {
  MAX_ENTRY_NOTE,
  MAX_LIST_DESCRIPTION,
  MAX_LIST_NAME,
  MAX_SECTION_NAME,
} from '#contract/lists.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { createMatcher, type Match, type Matcher } from '../match/matcher.ts'
import { copiesOf } from '../reading-lists/brought-copies.ts'
import type { BroughtLine, BroughtList } from '../reading-lists/brought-lines.ts'
import { plainLine, plainLines } from '../reading-lists/plain-text.ts'
import type { CardKind, Cards } from './cards.ts'
import type { ListedComics } from './listed-comics.ts'
import type { ReadingOrders } from './reading-orders.ts'

const MAX_TEXT = 300
const KINDS: readonly string[] = ['characters', 'comics', 'series', 'events', 'creators']
const ORDERS: readonly string[] = ['series', 'events', 'arcs']
const CUT = 'Its note or section is longer than a list can hold, and is cut.'

/** What a line means here. */
interface Meaning {
  result: Match['kind']
  /** What it says, in words. */
  text: string
  comic?: number
  candidates?: number[]
  remark?: string
}

/** A line with what it means, and all that it says of that. */
export interface MatchedLine
  extends Meaning,
    Pick<
      BroughtLine,
      'line' | 'list' | 'section' | 'note' | 'read' | 'addedAt' | 'favourite' | 'follow'
    > {
  copies?: Copy[]
  wish?: true
}

interface Parts {
  catalogue: Catalogue
  cards: Cards
  orders: ReadingOrders
  listed: ListedComics
}

/** What the lines of files that members bring mean here. */
export class ImportLines {
  private readonly parts: Parts
  private matcher: Matcher | undefined

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** One at a time, when it is asked for: a hundred thousand of them take a while. */
  *match(lines: Iterable<BroughtLine>): Generator<MatchedLine> {
    for (const line of lines) yield this.matchLine(line)
  }

  comic(id: number): ImportedComic | undefined {
    const current = this.comicId(id)
    const found = current === undefined ? undefined : this.parts.listed.find(current)
    return found && { id: current as number, ...found }
  }

  /** The id that the comic has now; undefined where there is none. */
  comicId(id: number): number | undefined {
    return this.parts.cards.currentId('comics', id)
  }

  /** The id under which it is read. */
  issueId(id: number): number | undefined {
    return this.parts.orders.issueId(id)
  }

  favouriteId(kind: string, id: number): number | undefined {
    return KINDS.includes(kind) ? this.parts.cards.currentId(kind as CardKind, id) : undefined
  }

  orderId(kind: string, id: number): number | undefined {
    return this.order(kind, id)?.id
  }

  private matchLine(line: BroughtLine): MatchedLine {
    const matched = { ...this.saidBy(line), ...this.meaningOf(line) }
    if (!isCut(line.note, MAX_ENTRY_NOTE) && !isCut(line.section, MAX_SECTION_NAME)) return matched
    return { ...matched, ...remark(`${matched.remark ?? ''} ${CUT}`.trim()) }
  }

  private saidBy(line: BroughtLine) {
    const { favourite, follow } = line
    return {
      line: line.line,
      ...(line.list !== undefined && { list: line.list }),
      ...(line.section && { section: plainLine(line.section, MAX_SECTION_NAME) }),
      ...(line.note && { note: plainLines(line.note, MAX_ENTRY_NOTE) }),
      ...(line.read !== undefined && { read: line.read }),
      ...(line.owned && { copies: copiesOf(line) }),
      ...(line.wished && { wish: line.wished }),
      ...(line.addedAt !== undefined && { addedAt: line.addedAt }),
      ...(favourite !== undefined && { favourite }),
      ...(follow !== undefined && { follow }),
    }
  }

  private meaningOf(line: BroughtLine): Meaning {
    const { favourite, follow } = line
    if (follow !== undefined) return this.matchFollow(follow)
    if (favourite === undefined) return this.matchComic(line)
    if (favourite.kind !== 'comics') return this.matchFavourite(favourite, line.title)
    return this.matchComic({ ...line, comicId: favourite.id })
  }

  private matchComic(line: BroughtLine): Meaning {
    const own = line.comicId === undefined ? undefined : this.comicId(line.comicId)
    const text = plainLine(textOf(line), MAX_TEXT)
    if (own !== undefined) {
      const title = this.parts.cards.title('comics', own) ?? ''
      return { result: 'matched', text: text || title, comic: own }
    }
    this.matcher ??= createMatcher(this.parts.catalogue)
    const found: Match = line.series === '' ? { kind: 'unknown' } : this.matcher.match(line)
    const by = line.otherPublisher ? `Published by ${line.publisher ?? 'somebody else'}.` : ''
    const named = text || `Comic ${line.comicId ?? ''}`.trim()
    if (found.kind === 'unknown') {
      return { result: 'unknown', text: named, ...remark(by) }
    }
    if (found.kind === 'unsure') {
      return { result: 'unsure', text: named, candidates: found.candidates, ...remark(by) }
    }
    // Two publishers may have had a title of the same name.
    if (by !== '') {
      return { result: 'unsure', text: named, candidates: [found.comic], ...remark(by) }
    }
    const variant = plainLine(line.variant ?? '', MAX_TEXT)
    const cover = variant && `Another cover in the file (${variant}): taken as the issue itself.`
    return { result: 'matched', text: named, comic: found.comic, ...remark(cover) }
  }

  private matchFavourite({ kind, id }: { kind: string; id: number }, title = ''): Meaning {
    const current = this.favouriteId(kind, id)
    const known = current && this.parts.cards.title(kind as CardKind, current)
    return resultOf(known || undefined, plainLine(title, MAX_TEXT) || `${kind} ${id}`)
  }

  /** Lists come with the file, and whether they do is known when it is taken over. */
  private matchFollow({ kind, id }: { kind: string; id: number | string }): Meaning {
    const text = `Follow: ${kind === 'lists' ? 'a list' : `${kind} ${id}`}`
    if (kind === 'lists') return resultOf('Follow: a list', text)
    const order = this.order(kind, Number(id))
    return resultOf(order && `Follow: ${order.title}`, text)
  }

  private order(kind: string, id: number) {
    if (!ORDERS.includes(kind)) return undefined
    return this.parts.orders.find(kind as 'series' | 'events' | 'arcs', id)
  }
}

function resultOf(known: string | undefined, otherwise: string): Meaning {
  return known === undefined
    ? { result: 'unknown', text: plainLine(otherwise, MAX_TEXT) }
    : { result: 'matched', text: known }
}

/** In code points, as the limits are. */
function isCut(text: string | undefined, max: number): boolean {
  return text !== undefined && text.length > max && [...text.trim()].length > max
}

function remark(words: string) {
  return words === '' ? {} : { remark: plainLine(words, MAX_TEXT) }
}

/** `Amazing Spider-Man (1963) #300` */
function textOf({ series, number, volume, title, comicId }: BroughtLine): string {
  if (series === '') return title ?? ''
  if (comicId !== undefined && title !== undefined) return title
  const isNamed = volume === undefined || series.endsWith(')')
  // Small numbers count the volumes of a title.
  const which = isNamed ? '' : volume < 1000 ? ` vol. ${volume}` : ` (${volume})`
  return `${series}${which}${number === '' ? '' : ` #${number}`}`
}

export function plainList({ name, description, ...list }: BroughtList): BroughtList {
  return {
    ...list,
    name: plainLine(name, MAX_LIST_NAME),
    description: plainLines(description, MAX_LIST_DESCRIPTION),
  }
}
