import type { CharacterFacts } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toPicture } from '../detail-kinds.ts'
import { CardList } from './card-list.tsx'
import { DetailSection } from './detail-section.tsx'

/** Those who share most comics with a character. */
export function OftenWith({ others }: { others: CharacterFacts['oftenWith'] }) {
  if (others.length === 0) return null
  return (
    <DetailSection title="Often with">
      <CardList
        kind="characters"
        cards={others.map(({ id, name, comics }) => ({
          id,
          name,
          picture: toPicture('characters', id),
          detail: `${toCount(comics, 'comic', 'comics')} together`,
        }))}
      />
    </DetailSection>
  )
}
