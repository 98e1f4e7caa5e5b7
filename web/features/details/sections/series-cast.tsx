import type { SeriesFacts } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toPicture } from '../detail-kinds.ts'
import { CardList } from './card-list.tsx'
import { DetailSection } from './detail-section.tsx'

interface SeriesCastProps {
  cast: SeriesFacts['cast']
  /** The number of all characters, who are listed below by their names. */
  all: number
}

/** Those who are in most issues of a series, unless they are all who are in it. */
export function SeriesCast({ cast, all }: SeriesCastProps) {
  if (cast.length === 0 || cast.length >= all) return null
  return (
    <DetailSection title="Most often here">
      <CardList
        kind="characters"
        detailed
        cards={cast.map(({ id, name, comics }) => ({
          id,
          name,
          picture: toPicture('characters', id),
          detail: toCount(comics, 'issue', 'issues'),
        }))}
      />
    </DetailSection>
  )
}
