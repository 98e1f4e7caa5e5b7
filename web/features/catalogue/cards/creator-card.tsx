import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { NO_COMICS, toCount, toPictureAddress, toYears } from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import type { ListedCreator } from '../listing/shelf-records.ts'
import type { CardPlace } from './card-place.ts'

export function CreatorCard({ item, ...place }: CardPlace<ListedCreator>) {
  const { id, fullName, thumbnail, comics, facts } = item
  const details = [toMainRole(facts), toActiveYears(facts)].filter(Boolean)
  const count = facts?.comicCount ?? comics.available
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.creator, id)}
      name={fullName}
      detail={details.join(', ') || undefined}
      more={count === 0 ? NO_COMICS : toCount(count, 'comic', 'comics')}
      look="character"
    />
  )
}

const TOLD_BY = ['writer', 'penciller', 'artist', 'painter']

/**
 * The role of most comics. Who wrote or drew at least half as many is known for that: Stan Lee is a
 * writer, however many comics he edited.
 */
function toMainRole(facts: ListedCreator['facts']): string | undefined {
  const [most, ...others] = facts?.roles.toSorted((one, other) => other.comics - one.comics) ?? []
  if (most === undefined) return undefined
  const told = [most, ...others].find(({ role }) => TOLD_BY.includes(role))
  const { role } = told !== undefined && told.comics * 2 >= most.comics ? told : most
  return role.charAt(0).toUpperCase() + role.slice(1)
}

function toActiveYears(facts: ListedCreator['facts']): string | undefined {
  if (!facts?.firstMonth || !facts.lastMonth) return undefined
  const [first, last] = [facts.firstMonth, facts.lastMonth].map((month) =>
    Number(month.slice(0, 4)),
  )
  return toYears(first ?? 0, last ?? 0)
}
