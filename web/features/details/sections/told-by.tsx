import type { CharacterFacts } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { toDetail } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { SectionPager } from './section-pager.tsx'
import { readPlace, SECTION_SIZE } from './section-place.ts'
import { TagList } from './tag-list.tsx'
import { useFocusOnTurn } from './use-focus-on-turn.ts'

/** The writers and artists of most of a character's comics. */
export function ToldBy({ tellers }: { tellers: CharacterFacts['toldBy'] }) {
  const { search } = useLocation()
  const page = readPlace(search, 'creators', tellers.length)
  const heading = useFocusOnTurn(page)
  if (tellers.length === 0) return null
  const shown = tellers.slice((page - 1) * SECTION_SIZE, page * SECTION_SIZE)
  return (
    <DetailSection
      title="Told by"
      headingRef={heading}
      note="Who wrote or drew most of their comics."
    >
      <TagList
        tags={shown.map(({ id, name, comics }) => ({
          to: toDetail('creators', id),
          label: name,
          detail: toCount(comics, 'comic', 'comics'),
        }))}
      />
      <SectionPager name="creators" title="Told by" count={tellers.length} />
    </DetailSection>
  )
}
