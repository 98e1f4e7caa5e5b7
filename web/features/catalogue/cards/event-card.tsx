import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { NO_COMICS, toCount, toPictureAddress, toYears } from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import type { ListedEvent } from '../listing/shelf-records.ts'
import type { CardPlace } from './card-place.ts'

export function EventCard({ item, ...place }: CardPlace<ListedEvent>) {
  const { id, title, start, end, thumbnail, comics } = item
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.event, id)}
      name={title}
      detail={start === null ? undefined : toYears(toYear(start), toYear(end ?? start))}
      more={comics.available === 0 ? NO_COMICS : toCount(comics.available, 'comic', 'comics')}
    />
  )
}

/** The day is not parsed: time zones must not shift it. */
function toYear(date: string): number {
  return Number(date.slice(0, 4))
}
