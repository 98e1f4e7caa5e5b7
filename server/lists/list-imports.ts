import { type ListEntry, type ListSource, MAX_LISTS } from '#contract/lists.ts'
import { noRoomFor } from '../errors.ts'
import type { Database, Statement } from '../store/database.ts'
import type { ListCatalogue } from './list-book.ts'
import { packChecked } from './list-editor.ts'
import { makeListId } from './list-maker.ts'
import { FIRST_VERSION, ListStore, type StoredList } from './list-store.ts'
import { NO_PAST } from './past-texts.ts'

interface BroughtList {
  name: string
  description: string
  entries: ListEntry[]
  source: ListSource | null
  createdAt: number
  updatedAt: number
}

/** Lists that a member brings along, as statements of a batch that brings other things too. */
export class ListImports {
  private readonly store: ListStore
  private readonly catalogue: ListCatalogue

  constructor(database: Database, catalogue: ListCatalogue) {
    this.store = new ListStore(database)
    this.catalogue = catalogue
  }

  /** The ids in the order of the lists. Throws an ApiError for more than a member or a list holds. */
  async plan(
    memberId: string,
    brought: readonly BroughtList[],
  ): Promise<{ statements: Statement[]; added: string[] }> {
    const count = await this.store.count(memberId)
    if (count + brought.length > MAX_LISTS) throw noRoomFor('lists', MAX_LISTS)
    const lists = brought.map((list) => this.toStored(list))
    return {
      statements: lists.map((list) => this.store.addStatement(memberId, list)),
      added: lists.map(({ id }) => id),
    }
  }

  /** What was changed since stays. The others can be restored like other deleted lists. */
  undo(memberId: string, added: readonly string[], at: number): Statement[] {
    return added.map((id) => this.store.removeUnchangedStatement(memberId, id, at))
  }

  private toStored({ source, entries, ...list }: BroughtList): StoredList {
    packChecked(entries)
    const order = source === null ? undefined : this.catalogue.orderOf(source)
    return {
      ...list,
      id: makeListId(),
      visibility: 'private',
      version: FIRST_VERSION,
      entries,
      source: source !== null && order !== undefined ? { kind: source.kind, id: order.id } : null,
      // What it held when the list was made elsewhere nobody knows here: nothing is offered yet.
      sourceComics: order?.entries.map(({ comic }) => comic) ?? [],
      pastTexts: NO_PAST,
    }
  }
}
