import type { ImportDone } from '#contract/imports.ts'
import { ListChangeSchema } from '#contract/lists.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/database.ts'
import { BroughtThings, type Wanted } from './brought-things.ts'
import { noSuchChoice, noSuchImport, noSuchLine, tooLateToUndo } from './import-errors.ts'
import type { BroughtFollow, ImportPorts } from './import-ports.ts'
import { type Added, type ImportStore, type StoredImport, UNDO_MS } from './import-store.ts'
import type { ImportCatalogue } from './imported-file.ts'
import { inSlices } from './in-slices.ts'

interface CommitterParts {
  database: Database
  store: ImportStore
  catalogue: ImportCatalogue
  ports: ImportPorts
  now: () => Date
}

/** Takes over what a file holds, all of it or nothing, and takes it away again. */
export class ImportCommitter {
  private readonly parts: CommitterParts

  constructor(parts: CommitterParts) {
    this.parts = parts
  }

  /** A second commit answers what the first did, whichever of two at once that was. */
  async commit(memberId: string, id: string, wanted: Wanted): Promise<ImportDone> {
    const { store, now } = this.parts
    const at = now().getTime()
    const earlier = await store.findCommit(memberId, id)
    if (earlier !== undefined) return earlier.done
    const file = await store.find(memberId, id, at)
    if (file === undefined) throw noSuchImport()
    try {
      const brought = await this.read(file, checked(wanted), at)
      return await this.save(memberId, file, brought, at)
    } catch (error) {
      const other = await store.findCommit(memberId, id)
      if (other === undefined) throw error
      return other.done
    }
  }

  /**
   * What the import added goes, lists to where they can be restored; what the member did since
   * stays. Ids are looked up once more: the catalogue may have changed them meanwhile.
   */
  async undo(memberId: string, id: string): Promise<boolean> {
    const { database, store, ports, catalogue, now } = this.parts
    const commit = await store.findCommit(memberId, id)
    if (commit === undefined) return false
    const at = now().getTime()
    if (commit.committedAt <= at - UNDO_MS) throw tooLateToUndo()
    const { lists, readings, collection, favourites, follows } = commit.added
    await database.batch([
      store.undoStatement(id),
      ...ports.lists.undo(memberId, lists, at),
      ...ports.readings.undo(
        memberId,
        readings.map(([comic, readAt]) => [catalogue.issueId(comic) ?? comic, readAt]),
        at,
      ),
      ...ports.collection.undo(
        memberId,
        collection.map(([comic, ...rest]) => [catalogue.comicId(comic) ?? comic, ...rest]),
        at,
      ),
      ...ports.favourites.undo(
        memberId,
        favourites.map(([kind, of, addedAt]) => [
          kind,
          catalogue.favouriteId(kind, of) ?? of,
          addedAt,
        ]),
        at,
      ),
      ...ports.follows.undo(
        memberId,
        follows.map((follow) => ({ ...follow, id: this.currentOrder(follow) })),
        at,
      ),
    ])
    return true
  }

  private currentOrder({ kind, id }: Pick<BroughtFollow, 'kind' | 'id'>): number | string {
    return kind === 'lists' ? id : (this.parts.catalogue.orderId(kind, Number(id)) ?? id)
  }

  private async read(file: StoredImport, wanted: Wanted, at: number): Promise<BroughtThings> {
    const { store, catalogue } = this.parts
    for (const { comic } of wanted.choices) {
      if (comic !== null && catalogue.comicId(comic) === undefined) throw noSuchChoice(comic)
    }
    const brought = new BroughtThings(
      { lists: file.head.lists, program: file.program },
      { wanted, catalogue, at },
    )
    const unused = new Set(wanted.choices.map(({ line }) => line))
    let count = 0
    for await (const lines of store.allLines(file.id)) {
      count += lines.length
      await inSlices(lines, (line) => {
        unused.delete(line.line)
        brought.take(line)
      })
    }
    if (count < file.head.counts.rows) throw noSuchImport()
    const [line] = unused
    if (line !== undefined) throw noSuchLine(line)
    return brought
  }

  private async save(
    memberId: string,
    file: StoredImport,
    brought: BroughtThings,
    at: number,
  ): Promise<ImportDone> {
    const { database, store, ports } = this.parts
    const made = brought.madeLists()
    const lists = await ports.lists.plan(memberId, made)
    const follows = followsOf(brought, file, lists.added)
    const plans = {
      lists,
      readings: await ports.readings.plan(memberId, brought.readings),
      collection: await ports.collection.plan(memberId, brought.collection),
      favourites: await ports.favourites.plan(memberId, brought.favourites),
      follows: await ports.follows.plan(memberId, follows),
    }
    const added: Added = {
      lists: lists.added,
      readings: plans.readings.added,
      collection: plans.collection.added,
      favourites: plans.favourites.added,
      follows: plans.follows.added.map(({ kind, id, followedAt }) => ({ kind, id, followedAt })),
    }
    const names = made.map(({ name }) => name)
    const { left } = brought
    const done = describe(file, { added, names, left: left.count, at })
    try {
      await database.batch([
        ...store.commitStatements(memberId, file.id, { committedAt: at, done, added }, left.lines),
        ...Object.values(plans).flatMap(({ statements }) => statements),
      ])
    } catch (error) {
      if ((await store.find(memberId, file.id, at)) === undefined) throw noSuchImport()
      // Refuses with words where another device took the last place for a list.
      await ports.lists.plan(memberId, made)
      throw error
    }
    return done
  }
}

/** Lists under the ids that they get here; those that do not come along are left out. */
function followsOf(
  { follows, left }: BroughtThings,
  { head }: StoredImport,
  made: string[],
): BroughtFollow[] {
  const ids = new Map(head.lists.map(({ id = '' }, place) => [id, made[place]]))
  return follows.flatMap(({ line, follow }) => {
    if (follow.kind !== 'lists') return follow
    const id = ids.get(String(follow.id))
    if (id !== undefined) return { ...follow, id }
    left.add(line)
    return []
  })
}

function describe(
  { id, fileName, program }: StoredImport,
  { added, names, left, at }: { added: Added; names: string[]; left: number; at: number },
): ImportDone {
  return {
    id,
    fileName,
    program,
    committedAt: new Date(at).toISOString(),
    undoUntil: new Date(at + UNDO_MS).toISOString(),
    lists: added.lists.map((list, place) => ({
      id: list,
      name: names[place] ?? '',
      href: `/lists/${list}`,
    })),
    read: added.readings.length,
    owned: added.collection.filter(([, copies]) => copies !== null).length,
    wished: added.collection.filter(([, , wish]) => wish === 1).length,
    favourites: added.favourites.length,
    follows: added.follows.length,
    left,
  }
}

/** Throws an ApiError for a name that no list can have. */
function checked(wanted: Wanted): Wanted {
  if (wanted.listName === undefined || wanted.listName.trim() === '') {
    return { ...wanted, listName: undefined }
  }
  const name = ListChangeSchema.safeParse({ name: wanted.listName })
  if (name.success) return { ...wanted, listName: name.data.name }
  const message = name.error.issues[0]?.message ?? ''
  throw new ApiError(422, {
    code: 'invalid-fields',
    message: `The name of the list: ${message}.`,
    fields: { listName: message },
  })
}
