import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { NO_COMICS, toCount, toPictureAddress } from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import type { ListedCharacter } from '../listing/catalogue-records.ts'
import type { CardPlace } from './card-place.ts'

/** The placeholder text of the catalogue for an unknown value. */
const UNKNOWN = 'none known'

export function CharacterCard({ item, ...place }: CardPlace<ListedCharacter>) {
  const { id, name, thumbnail, comics, facts } = item
  const count = facts?.comicCount ?? comics.available
  const realName = [name, UNKNOWN, ''].includes(facts?.realName ?? '') ? undefined : facts?.realName
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.character, id)}
      name={name}
      detail={realName}
      more={count === 0 ? NO_COMICS : toCount(count, 'comic', 'comics')}
      look="character"
    />
  )
}
