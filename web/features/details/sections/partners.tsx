import type { CreatorFacts } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toPicture } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { RowList } from './row-list.tsx'

/** The writers and artists who made most comics with a creator. */
export function Partners({ partners }: { partners: CreatorFacts['partners'] }) {
  if (partners.length === 0) return null
  return (
    <DetailSection title="Partners" note="The writers and artists they made most comics with.">
      <RowList
        kind="creators"
        rows={partners.map(({ id, name, comics }) => ({
          id,
          name,
          picture: toPicture('creators', id),
          detail: `${toCount(comics, 'comic', 'comics')} together`,
        }))}
      />
    </DetailSection>
  )
}
