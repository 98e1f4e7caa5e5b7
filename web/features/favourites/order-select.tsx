import { useId } from 'react'
import { FAVOURITE_ORDERS, type FavouriteOrder } from '#contract/favourites.ts'
import { useControlNavigate } from '#web/lib/navigation/use-control-navigate.ts'
import { toFavourites } from './favourites-address.ts'
import type { FavouriteQuery } from './load-favourites.ts'
import styles from './order-select.module.css'

const WORDS: Record<FavouriteOrder, string> = { '-addedAt': 'Newest first', name: 'Name' }

export function OrderSelect({ query }: { query: FavouriteQuery }) {
  const id = useId()
  const { change, onFocus } = useControlNavigate()

  function handleChange(value: string) {
    const order = FAVOURITE_ORDERS.find((known) => known === value) ?? query.order
    change(toFavourites({ ...query, order, page: 1 }))
  }

  return (
    <div className={styles.cell}>
      <label htmlFor={id}>Order</label>
      <select
        id={id}
        value={query.order}
        onFocus={onFocus}
        onChange={(event) => handleChange(event.target.value)}
      >
        {FAVOURITE_ORDERS.map((order) => (
          <option key={order} value={order}>
            {WORDS[order]}
          </option>
        ))}
      </select>
    </div>
  )
}
