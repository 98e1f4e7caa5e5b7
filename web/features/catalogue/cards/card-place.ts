import type { ReactNode } from 'react'
import type { CardNumber } from '#web/ui/card/cover-card.tsx'

/** The props that a listing gives to each of its cards. */
export interface CardPlace<Item> {
  item: Item
  /** In the first view, so its picture is not loaded lazily. */
  eager: boolean
  /** A button to the right of the name. */
  action?: ReactNode
  /** Its position, in a virtual list. */
  numbered?: CardNumber
}
