import { createContext, useContext } from 'react'
import type { MarkStore } from '#web/lib/marks/mark-store.ts'
import type { CollectionMark } from './collection-api.ts'

/** What a member owns and wants. */
export interface MemberCollection {
  /** The e-mail address of the member, under which changes made offline are kept. */
  email: string
  marks: MarkStore<CollectionMark>
  /** Calls back when a change was saved, in this tab or another one; returns the function that unsubscribes. */
  onSaved(listener: () => void): () => void
}

/** Apart from its provider: the series' pages need the names alone. */
export const CollectionContext = createContext<MemberCollection | undefined>(undefined)

export function useCollection(): MemberCollection {
  const collection = useContext(CollectionContext)
  if (collection === undefined) throw new Error('There is no CollectionProvider around this.')
  return collection
}
