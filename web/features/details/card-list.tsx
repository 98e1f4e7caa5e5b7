import { toPictureAddress } from '#web/lib/record-words.ts'
import { CardGrid } from '#web/ui/card-grid.tsx'
import { CoverCard } from '#web/ui/cover-card.tsx'
import { toDetail } from './detail-kinds.ts'
import { Heart } from './heart.tsx'
import type { Related } from './to-related.ts'

interface CardListProps {
  kind: 'comics' | 'characters'
  cards: Related[]
}

export function CardList({ kind, cards }: CardListProps) {
  return (
    <CardGrid>
      {cards.map(({ id, name, picture, detail }) => (
        <CoverCard
          key={id}
          {...toPictureAddress(picture)}
          to={toDetail(kind, id)}
          name={name}
          detail={detail}
          look={kind === 'comics' ? 'comic' : 'character'}
          action={<Heart kind={kind} id={id} name={name} />}
        />
      ))}
    </CardGrid>
  )
}
