import { paths } from '#web/lib/paths.ts'
import { toCount, toPictureAddress } from '#web/lib/record-words.ts'
import { toRecord } from '#web/lib/to-record.ts'
import { CoverCard } from '#web/ui/cover-card.tsx'
import type { CardPlace } from './card-place.ts'
import type { ListedCharacter } from './catalogue-records.ts'

/** What the catalogue writes where nobody ever said. */
const UNKNOWN = 'none known'

export function CharacterCard({ item, ...place }: CardPlace<ListedCharacter>) {
  const { id, name, thumbnail, comics, facts } = item
  const realName = [name, UNKNOWN, ''].includes(facts?.realName ?? '') ? undefined : facts?.realName
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.character, id)}
      name={name}
      detail={realName}
      more={toCount(comics.available, 'comic', 'comics')}
      look="character"
    />
  )
}
