import type { ComicFacts } from '#contract/facts.ts'
import { splitSeriesTitle, toId } from '#web/lib/records/record-words.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail } from '../detail-kinds.ts'
import type { Summary } from '../detail-records.ts'
import { DetailSection } from './detail-section.tsx'
import { NotedComics } from './noted-comics.tsx'

interface NextToReadProps {
  facts: Pick<ComicFacts, 'next' | 'events' | 'arcs'>
  series: Summary
}

/** The next issue of the series and the next part of each story and event; the end of a series leads back to it. */
export function NextToRead({ facts: { next, events, arcs }, series }: NextToReadProps) {
  const { name } = splitSeriesTitle(series.name)
  const comics = [
    ...(next === null ? [] : [{ ...next, label: `Next issue of ${name}`, words: '' }]),
    ...[...arcs, ...events].flatMap((order) => {
      if (order.next === null) return []
      return [{ ...order.next, label: `Next part of ${order.title}`, words: '' }]
    }),
  ]
  return (
    <DetailSection
      title="Next to read"
      aside={<TextLink to={toDetail('series', toId(series.resourceURI))}>All of {name}</TextLink>}
      note={comics.length === 0 ? `Nothing that we know of follows it in ${name}.` : undefined}
    >
      {comics.length > 0 && <NotedComics look="large" comics={joinSame(comics)} />}
    </DetailSection>
  )
}

interface LabelledComic {
  id: number
  title: string
  label: string
  words: string
}

/** The next issue is often the next part too: it is named once, with both reasons. */
function joinSame(comics: LabelledComic[]): LabelledComic[] {
  const joined = new Map<number, LabelledComic>()
  for (const comic of comics) {
    const known = joined.get(comic.id)
    if (known === undefined) joined.set(comic.id, comic)
    else joined.set(comic.id, { ...known, label: `${known.label}, ${lowerFirst(comic.label)}` })
  }
  return [...joined.values()]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
