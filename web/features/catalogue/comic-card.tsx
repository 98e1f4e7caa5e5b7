import { paths } from '#web/lib/paths.ts'
import { toMainCreators, toMonth, toPictureAddress, toPrintPrice } from '#web/lib/record-words.ts'
import { toRecord } from '#web/lib/to-record.ts'
import { CoverCard } from '#web/ui/cover-card.tsx'
import type { CardPlace } from './card-place.ts'
import type { ListedComic } from './catalogue-records.ts'

export function ComicCard({ item, ...place }: CardPlace<ListedComic>) {
  const { id, title, thumbnail, dates, prices, creators, facts } = item
  const onSale = dates.find(({ type }) => type === 'onsaleDate')?.date
  const month = facts?.coverMonth ?? onSale
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
