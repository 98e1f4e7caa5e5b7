import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import {
  knownDate,
  toMainCreators,
  toMonth,
  toPictureAddress,
  toPrintPrice,
} from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import type { ListedComic } from '../listing/catalogue-records.ts'
import type { CardPlace } from './card-place.ts'

export function ComicCard({ item, ...place }: CardPlace<ListedComic>) {
  const { id, title, thumbnail, dates, prices, creators, facts } = item
  const onSale = dates.find(({ type }) => type === 'onsaleDate')?.date
  // The month of sale is another one: a card must not change its date because the facts did not come.
  const month = facts === null ? undefined : knownDate(facts?.coverMonth ?? onSale)
  const details = [month && toMonth(month), toPrintPrice(prices)].filter(Boolean)
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.comic, id)}
      name={title}
      detail={details.join(' · ') || undefined}
      more={toMainCreators(creators.items)}
    />
  )
}
