import type { ReactNode } from 'react'
import type { CardNumber } from '#web/ui/card/cover-card.tsx'

/** What a listing gives to each of its cards. */
export interface CardPlace<Item> {
  item: Item
  /** In the first view: its picture is not to wait. */
  eager: boolean
  /** A button at the right of the name. */
  action?: ReactNode
  /** Where it stands, in a list that is not all in the document. */
  numbered?: CardNumber
}
