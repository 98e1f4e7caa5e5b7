import { type ComponentType, createContext } from 'react'
import type { DetailKind, PageKind } from './detail-kinds.ts'

interface HeartProps {
  kind: DetailKind
  id: number
  name: string
}

interface ReadMarkProps {
  id: number
  /** The title of the comic. */
  name: string
}

interface CardMarkProps extends ReadMarkProps {
  /** Of a variant, the issue that is read with it. */
  issue?: number
}

interface RowMarkProps extends ReadMarkProps {
  /** The comics of the order up to this one, where it stands in one. */
  upTo?: number[]
}

interface ProgressProps {
  kind: Exclude<PageKind, 'comics'>
  id: number
  name: string
  /** All comics of it in order, where that is known. */
  order?: { id: number; title: string }[]
}

interface MakeListProps {
  kind: 'event' | 'arc'
  id: number
  name: string
}

/** What a member can do with records, which the page passes in from other features. */
export interface RecordActions {
  Heart: ComponentType<HeartProps>
  /** Whether a comic is read: on its card, in its row, at the top of its own page. */
  ReadMark: ComponentType<CardMarkProps>
  RowMark: ComponentType<RowMarkProps>
  OwnMark: ComponentType<ReadMarkProps>
  /** Marks all issues of a book. */
  MarkAll: ComponentType<{ comics: number[] }>
  /** When it was. */
  ReadDate: ComponentType<ReadMarkProps>
  /** Puts a comic into the member's lists: at the top of its own page, in its row. */
  AddToList: ComponentType<ReadMarkProps>
  RowAdd: ComponentType<ReadMarkProps>
  /** Whether a comic is owned, and in which copies. */
  OwnIt: ComponentType<ReadMarkProps>
  CopiesLine: ComponentType<ReadMarkProps>
  /** How much of a series is owned. */
  OwnedOfSeries: ComponentType<ReadMarkProps>
  /** Copies a reading order into a list. */
  MakeList: ComponentType<MakeListProps>
  /** How much of a record is read. */
  Progress: ComponentType<ProgressProps>
}

/** Without it nothing of the kind is shown. */
export const RecordActionsContext = createContext<RecordActions | null>(null)
