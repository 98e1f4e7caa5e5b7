import { randomBytes } from 'node:crypto'
import { type ListEntry, MAX_LIST_NAME, type NewList } from '#contract/lists.ts'
import type { ListBook, ListCatalogue } from './list-book.ts'
import { type ListEditor, packChecked } from './list-editor.ts'
import { noSuchList, noSuchSource, tooManyLists } from './list-errors.ts'
import { FIRST_VERSION, type ListStore, type StoredList } from './list-store.ts'
import { NO_PAST } from './past-texts.ts'

/** 96 bits: nobody guesses one, and it fits into an address as it is. */
const ID_BYTES = 12

type Origin = Pick<StoredList, 'entries' | 'source' | 'sourceComics'>

/** Makes lists: empty, of given comics, or from an order that there is already. */
export class ListMaker {
  private readonly store: ListStore
  private readonly book: ListBook
  private readonly editor: ListEditor
  private readonly catalogue: ListCatalogue
  private readonly now: () => Date

  constructor(
    store: ListStore,
    book: ListBook,
    editor: ListEditor,
    catalogue: ListCatalogue,
    now: () => Date,
  ) {
    this.store = store
    this.book = book
    this.editor = editor
    this.catalogue = catalogue
    this.now = now
  }

  async make(memberId: string, { name, description, entries, from }: NewList): Promise<StoredList> {
    const origin = await this.find(memberId, from)
    const all = this.book.current([...origin.entries, ...this.editor.accept(entries)])
    return this.add(memberId, { name, description }, { ...origin, entries: all })
  }

  async duplicate(memberId: string, id: string): Promise<StoredList> {
    const { name, description, ...origin } = await this.get(memberId, id)
    return this.add(memberId, { name: copyName(name), description }, origin)
  }

  private async find(memberId: string, from: NewList['from']): Promise<Origin> {
    if (from === undefined) return { entries: [], source: null, sourceComics: [] }
    if (from.kind === 'list') return this.get(memberId, from.id)
    const order = this.catalogue.orderOf(from)
    if (order === undefined) throw noSuchSource()
    return {
      entries: order.entries,
      source: { kind: from.kind, id: order.id },
      sourceComics: idsOf(order.entries),
    }
  }

  private async get(memberId: string, id: string): Promise<StoredList> {
    const list = await this.store.find(memberId, id)
    if (list === undefined) throw noSuchList()
    return { ...list, entries: this.book.current(list.entries) }
  }

  private async add(
    memberId: string,
    { name, description }: Pick<StoredList, 'name' | 'description'>,
    { entries, source, sourceComics }: Origin,
  ): Promise<StoredList> {
    packChecked(entries)
    const at = this.now().getTime()
    const list: StoredList = {
      id: makeListId(),
      name,
      description,
      visibility: 'private',
      version: FIRST_VERSION,
      createdAt: at,
      updatedAt: at,
      source,
      sourceComics,
      entries,
      pastTexts: NO_PAST,
    }
    if (!(await this.store.add(memberId, list))) throw tooManyLists()
    return list
  }
}

export function makeListId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

function copyName(name: string): string {
  return [...`Copy of ${name}`].slice(0, MAX_LIST_NAME).join('').trimEnd()
}

function idsOf(entries: readonly ListEntry[]): number[] {
  return [...new Set(entries.map(({ comic }) => comic))]
}
