import { toId } from '#web/lib/records/record-words.ts'
import { MarkAll } from '../actions.tsx'
import { toPicture } from '../detail-kinds.ts'
import type { Summary } from '../detail-records.ts'
import { CardList } from './card-list.tsx'
import { DetailSection } from './detail-section.tsx'
import { OrderedComics } from './ordered-comics.tsx'

interface ComicsProps {
  comics: Summary[]
}

/** The other covers of an issue; of a variant, those of its issue and the issue itself. */
export function Variants({ comics, issue }: ComicsProps & { issue: number }) {
  if (comics.length === 0) return null
  return (
    <DetailSection title="Variants" note="Other covers of the same issue.">
      <CardList kind="comics" cards={toCards(comics).map((card) => ({ ...card, issue }))} />
    </DetailSection>
  )
}

export function CollectedIn({ comics }: ComicsProps) {
  if (comics.length === 0) return null
  return (
    <DetailSection title="Collected in">
      <CardList kind="comics" cards={toCards(comics)} />
    </DetailSection>
  )
}

/** The issues of a book, in the order of its pages. */
export function Collects({ comics }: ComicsProps) {
  if (comics.length === 0) return null
  const parts = comics.map(({ resourceURI, name }, index) => ({
    id: Number(toId(resourceURI)),
    title: name,
    number: index + 1,
  }))
  return (
    <DetailSection title="Collects" aside={<MarkAll comics={parts.map(({ id }) => id)} />}>
      <OrderedComics comics={parts} total={parts.length} />
    </DetailSection>
  )
}

function toCards(comics: Summary[]) {
  return comics.map(({ resourceURI, name }) => {
    const id = Number(toId(resourceURI))
    return { id, name, picture: toPicture('comics', id) }
  })
}
