import type { To } from '#web/lib/router/location.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { CountLinks } from '#web/ui/navigation/count-links.tsx'
import styles from './comics-order.module.css'

const PARAMETER = 'order'

const ORDERS = [
  { value: 'newest', word: 'Newest first', orderBy: '-onsaleDate' },
  { value: 'oldest', word: 'Oldest first', orderBy: 'onsaleDate' },
] as const

type Order = (typeof ORDERS)[number]

/** The order of a list of comics that the URL asks for; the newest come first where it asks for none. */
export function useComicsOrder(): Order {
  const said = new URLSearchParams(useLocation().search).get(PARAMETER)
  return ORDERS.find(({ value }) => value === said) ?? ORDERS[0]
}

/** Links to the comics in either order. */
export function ComicsOrder({ current }: { current: Order }) {
  const { search } = useLocation()
  return (
    <CountLinks
      label="Order of the comics"
      className={styles.order}
      links={ORDERS.map((order) => ({
        word: order.word,
        to: toOrder(search, order),
        count: null,
        current: order === current,
      }))}
    />
  )
}

/** Another order begins with its first page. */
function toOrder(search: string, { value }: Order): To {
  const said = new URLSearchParams(search)
  said.delete('comics')
  if (value === ORDERS[0].value) said.delete(PARAMETER)
  else said.set(PARAMETER, value)
  return { search: said.size === 0 ? '' : `?${said}` }
}
