import type { Copy } from '#contract/collection.ts'
import type { FavouriteKind } from '#contract/favourites.ts'
import type { ListEntry, ListSource } from '#contract/lists.ts'
import type { OrderKind } from '#contract/progress.ts'
import type { Statement } from '../store/database.ts'

/**
 * One domain's part of an import: what it does, as statements of the one batch, and what it adds,
 * which is what undoing takes away. `plan` throws an ApiError where there is no room.
 */
interface ImportPort<Brought, Added> {
  plan(
    memberId: string,
    brought: readonly Brought[],
  ): Promise<{ statements: Statement[]; added: Added[] }>
  undo(memberId: string, added: readonly Added[], at: number): Statement[]
}

export interface BroughtList {
  name: string
  description: string
  entries: ListEntry[]
  source: ListSource | null
  createdAt: number
  updatedAt: number
}

export interface BroughtReading {
  comic: number
  readAt: number
  /** A further reading where the comic is read already. */
  again: boolean
}

export interface BroughtCollected {
  comic: number
  copies: Copy[]
  wish: boolean
  addedAt: number
}

export interface BroughtFavourite {
  kind: FavouriteKind
  id: number
  addedAt: number
}

export interface BroughtFollow {
  kind: OrderKind
  id: number | string
  followedAt: number
  putOffUntil: number | null
}

export type AddedReading = [comic: number, readAt: number]
/** Copies as they are stored; null where none were added. */
export type AddedCollected = [comic: number, copies: string | null, wish: 0 | 1]
export type AddedFavourite = [kind: FavouriteKind, id: number, addedAt: number]
export type AddedFollow = Omit<BroughtFollow, 'putOffUntil'>

/** The domains into which an import goes. */
export interface ImportPorts {
  lists: ImportPort<BroughtList, string>
  readings: ImportPort<BroughtReading, AddedReading>
  collection: ImportPort<BroughtCollected, AddedCollected>
  favourites: ImportPort<BroughtFavourite, AddedFavourite>
  follows: ImportPort<BroughtFollow, AddedFollow>
}
