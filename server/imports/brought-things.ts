import type * as z from 'zod/mini'
import { type Copy, MAX_COPIES } from '#contract/collection.ts'
import type { FavouriteKind } from '#contract/favourites.ts'
import type { ImportCommitSchema } from '#contract/imports.ts'
import type { OrderKind } from '#contract/progress.ts'
import type {
  BroughtCollected,
  BroughtFavourite,
  BroughtFollow,
  BroughtList,
  BroughtReading,
} from './import-ports.ts'
import type { FileLine, FileList, ImportCatalogue } from './imported-file.ts'
import { LeftLines } from './left-lines.ts'

/** What the member wants of the file. */
export type Wanted = z.output<typeof ImportCommitSchema>

/** A follow, and the line that says so. */
interface FollowLine {
  line: FileLine
  follow: BroughtFollow
}

interface ListLine {
  place: number
  entry: { comic: number; section: string; note: string }
}

const FIRST_YEAR = 1930

/** Sorts the lines of a file into what the domains keep. */
export class BroughtThings {
  readonly readings: BroughtReading[] = []
  readonly favourites: BroughtFavourite[] = []
  /** Lists are followed under the ids that they have in the file. */
  readonly follows: FollowLine[] = []
  readonly left = new LeftLines()
  private readonly collected = new Map<number, BroughtCollected>()
  private readonly listLines: ListLine[][]
  private readonly wanted: Wanted
  private readonly lists: FileList[]
  private readonly choices: Map<number, number | null>
  private readonly catalogue: ImportCatalogue
  private readonly isOurs: boolean
  private readonly at: number

  constructor(
    file: { lists: FileList[]; program: string },
    { wanted, catalogue, at }: { wanted: Wanted; catalogue: ImportCatalogue; at: number },
  ) {
    this.lists = file.lists
    this.listLines = file.lists.map(() => [])
    this.wanted = wanted
    this.choices = new Map(wanted.choices.map(({ line, comic }) => [line, comic]))
    this.catalogue = catalogue
    // Our own files tell of every reading; those of others may mean one that is known here already.
    this.isOurs = file.program.startsWith('Spinner Rack')
    this.at = at
  }

  take(line: FileLine): void {
    if (line.follow !== undefined) this.takeFollow(line, line.follow)
    else if (line.favourite !== undefined && line.favourite.kind !== 'comics') {
      this.takeFavourite(line, line.favourite)
    } else this.takeComic(line)
  }

  /** Each comic once: copies of two lines are copies of one comic. */
  get collection(): BroughtCollected[] {
    return [...this.collected.values()]
  }

  /** In the order of the file, each comic once in each. */
  madeLists(): BroughtList[] {
    if (!this.wanted.lists) return []
    return this.lists.map((list, place) => ({
      name: (this.lists.length === 1 && this.wanted.listName) || list.name,
      description: list.description,
      source: list.source ?? null,
      entries: entriesOf(this.listLines[place] ?? []),
      createdAt: this.momentOf(list.createdAt),
      updatedAt: this.momentOf(list.updatedAt ?? list.createdAt),
    }))
  }

  private takeComic(line: FileLine): void {
    const chosen = this.choices.get(line.line)
    const id = chosen === undefined ? (line.result === 'matched' ? line.comic : undefined) : chosen
    const comic = id == null ? undefined : this.catalogue.comicId(id)
    if (comic === undefined) {
      this.left.add(line)
      return
    }
    if (line.list !== undefined) {
      const entry = { comic, section: line.section ?? '', note: line.note ?? '' }
      this.listLines[line.list]?.push({ place: line.place, entry })
    }
    if (line.read !== undefined && this.wanted.read) {
      const issue = this.catalogue.issueId(comic) as number
      this.readings.push({ comic: issue, ...this.readingOf(line.read) })
    }
    this.takeCollected(comic, line)
    if (line.favourite !== undefined && this.wanted.favourites) {
      const addedAt = this.momentOf(line.favourite.addedAt)
      this.favourites.push({ kind: 'comics', id: comic, addedAt })
    }
  }

  private takeCollected(comic: number, { copies = [], wish, addedAt }: FileLine): void {
    const owned: Copy[] = this.wanted.owned ? copies : []
    const wished = wish === true && this.wanted.wished
    if (owned.length === 0 && !wished) return
    const before = this.collected.get(comic)
    this.collected.set(comic, {
      comic,
      copies: [...(before?.copies ?? []), ...owned].slice(0, MAX_COPIES),
      wish: wished || (before?.wish ?? false),
      addedAt: before?.addedAt ?? this.momentOf(addedAt),
    })
  }

  private takeFavourite(
    line: FileLine,
    { kind, id, addedAt }: NonNullable<FileLine['favourite']>,
  ): void {
    const current = this.catalogue.favouriteId(kind, id)
    if (current === undefined) this.left.add(line)
    else if (this.wanted.favourites) {
      const addedMs = this.momentOf(addedAt)
      this.favourites.push({ kind: kind as FavouriteKind, id: current, addedAt: addedMs })
    }
  }

  private takeFollow(
    line: FileLine,
    { kind, id, followedAt, putOffUntil }: NonNullable<FileLine['follow']>,
  ): void {
    const order = kind === 'lists' ? String(id) : this.catalogue.orderId(kind, Number(id))
    if (order === undefined) this.left.add(line)
    else if (this.wanted.follows) {
      const follow = {
        kind: kind as OrderKind,
        id: order,
        followedAt: this.momentOf(followedAt),
        putOffUntil: putOffUntil === null ? null : Date.parse(putOffUntil) || null,
      }
      this.follows.push({ line, follow })
    }
  }

  private readingOf(read: string | true): Pick<BroughtReading, 'readAt' | 'again'> {
    if (read === true) return { readAt: this.at, again: false }
    return { readAt: this.momentOf(read), again: this.isOurs }
  }

  /** A moment that cannot be is now. */
  private momentOf(text: string | undefined): number {
    const moment = new Date(text ?? '')
    const isPossible = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() >= FIRST_YEAR
    return isPossible ? Math.min(moment.getTime(), this.at) : this.at
  }
}

function entriesOf(lines: ListLine[]): ListLine['entry'][] {
  const byComic = new Map<number, ListLine['entry']>()
  // Not as they are shown, but as they stand in the file.
  for (const { entry } of lines.toSorted((one, other) => one.place - other.place)) {
    if (!byComic.has(entry.comic)) byComic.set(entry.comic, entry)
  }
  return [...byComic.values()]
}
