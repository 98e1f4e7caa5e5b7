import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { NO_COMICS, toCount, toPictureAddress } from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import type { ListedTeam } from '../listing/shelf-records.ts'
import type { CardPlace } from './card-place.ts'

export function TeamCard({ item, ...place }: CardPlace<ListedTeam>) {
  const { id, name, thumbnail, comics, facts } = item
  const members = facts?.memberCount ?? 0
  const count = facts?.comicCount ?? comics.available
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.team, id)}
      name={name}
      // A team whose members we do not know is not one without members.
      detail={members === 0 ? undefined : toCount(members, 'member', 'members')}
      more={count === 0 ? NO_COMICS : toCount(count, 'comic', 'comics')}
      look="character"
    />
  )
}
