import type { CharacterFacts } from '#contract/facts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { splitSeriesTitle, toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toPicture } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { RowList } from './row-list.tsx'
import { SectionPager } from './section-pager.tsx'
import { readPlace, SECTION_SIZE } from './section-place.ts'
import { useFocusOnTurn } from './use-focus-on-turn.ts'

interface CharacterSeriesProps {
  id: number
  /** Most of their issues first. */
  series: CharacterFacts['series']
  /** The number of all series with them. */
  total: number
}

/** The series with most issues of a character: in how many of how many they are. */
export function CharacterSeries({ id, series, total }: CharacterSeriesProps) {
  const { search } = useLocation()
  const page = readPlace(search, 'series', series.length)
  const heading = useFocusOnTurn(page)
  if (series.length === 0) return null
  const shown = series.slice((page - 1) * SECTION_SIZE, page * SECTION_SIZE)
  return (
    <DetailSection
      title="Series"
      headingRef={heading}
      note="How many of its issues they are in."
      aside={
        total > series.length && (
          <TextLink
            to={`${paths.seriesListing}?${new URLSearchParams({ characters: String(id) })}`}
          >
            All {toCount(total, 'series', 'series')}
          </TextLink>
        )
      }
    >
      <RowList
        kind="series"
        rows={shown.map(({ id: seriesId, title, comics, issueCount }) => {
          const { name, years } = splitSeriesTitle(title)
          return {
            id: seriesId,
            name,
            detail: toPlainYears(years),
            picture: toPicture('series', seriesId),
            comics,
            outOf: issueCount,
          }
        })}
      />
      <SectionPager name="series" title="Series" count={series.length} />
    </DetailSection>
  )
}

/** ` (1963 - Present)` → `1963–present`. */
function toPlainYears(years: string): string {
  return years
    .replace(/^ \((.+)\)$/, '$1')
    .replace(' - ', '–')
    .replace('Present', 'present')
}
