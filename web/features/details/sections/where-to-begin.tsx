import type { CharacterFacts } from '#contract/facts.ts'
import { DetailSection } from './detail-section.tsx'
import { NotedComics } from './noted-comics.tsx'

type StartingPoint = CharacterFacts['whereToBegin'][number]

const REASONS: Record<StartingPoint['reason'], (of: string, comics: number) => string> = {
  'first appearance': () => 'First appearance',
  'first issue': (series) => `First issue of ${series}`,
  'their first issue': (series) => `Their first issue of ${series}`,
  'first part': (event) => `First part of ${event}`,
  'their first part': (event) => `Their first part of ${event}`,
  landmark: () => 'A landmark',
  'long run': (run) => `A run begins: ${run}`,
  collection: (_of, comics) => `A book with ${comics} of their comics`,
}

interface WhereToBeginProps {
  comics: StartingPoint[]
  /** The number of all comics: where all of them are a place to begin, none is. */
  total: number
}

/** Comics to begin with, each with its reason. */
export function WhereToBegin({ comics, total }: WhereToBeginProps) {
  if (comics.length === 0 || comics.length >= total) return null
  return (
    <DetailSection title="Where to begin">
      <NotedComics
        look="large"
        comics={comics.map(({ reason, of, note, comics: count, ...comic }) => ({
          ...comic,
          label: REASONS[reason](of, count),
          words: note,
        }))}
      />
    </DetailSection>
  )
}
