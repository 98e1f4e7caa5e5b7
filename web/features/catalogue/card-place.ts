import type { ReactNode } from 'react'

/** What a listing gives to each of its cards. */
export interface CardPlace<Item> {
  item: Item
  /** In the first view: its picture is not to wait. */
  eager: boolean
  /** A button at the right of the name. */
  action?: ReactNode
}
