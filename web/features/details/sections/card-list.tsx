import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { toDetail } from '../detail-kinds.ts'
import { Heart } from '../heart.tsx'
import styles from './card-list.module.css'
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

/** As high as the cards that are loading. */
export function CardListSkeleton({ kind, count }: { kind: CardKind; count: number }) {
  return (
    <div className={styles[kind]}>
      <CardGridSkeleton count={count} look={LOOKS[kind]} />
    </div>
  )
}
