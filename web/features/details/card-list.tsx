import { toPictureAddress } from '#web/lib/record-words.ts'
import { CardGrid } from '#web/ui/card-grid.tsx'
import { CardGridSkeleton } from '#web/ui/card-grid-skeleton.tsx'
import { CoverCard } from '#web/ui/cover-card.tsx'
import styles from './card-list.module.css'
import { toDetail } from './detail-kinds.ts'
import { Heart } from './heart.tsx'
import type { Related } from './to-related.ts'

type CardKind = 'comics' | 'characters'

const LOOKS = { comics: 'comic', characters: 'character' } as const

interface CardListProps {
  kind: CardKind
  cards: Related[]
}

export function CardList({ kind, cards }: CardListProps) {
  return (
    <CardGrid className={styles[kind]}>
      {cards.map(({ id, name, picture, detail }) => (
        <CoverCard
          key={id}
          {...toPictureAddress(picture)}
          to={toDetail(kind, id)}
          name={name}
          detail={detail}
          look={LOOKS[kind]}
          action={<Heart kind={kind} id={id} name={name} />}
        />
      ))}
    </CardGrid>
  )
}

/** As tall as the cards that come. */
export function CardListSkeleton({ kind, count }: { kind: CardKind; count: number }) {
  return (
    <div className={styles[kind]}>
      <CardGridSkeleton count={count} look={LOOKS[kind]} />
    </div>
  )
}
