import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Heart, ReadMark } from '../actions.tsx'
import { toDetail } from '../detail-kinds.ts'
import styles from './card-list.module.css'
import type { Related } from './to-related.ts'
import { VariantsFold } from './variants-fold.tsx'

type CardKind = 'comics' | 'characters'

const LOOKS = { comics: 'comic', characters: 'character' } as const

interface CardListProps {
  kind: CardKind
  cards: Related[]
  /** Whether characters may have a line below the name, as comics always do. */
  detailed?: boolean
}

export function CardList({ kind, cards, detailed = false }: CardListProps) {
  return (
    <CardGrid className={classNames(styles[kind], detailed && styles.detailed)}>
      {cards.map(({ id, name, picture, detail, issue, variants = [] }) => (
        <CoverCard
          key={id}
          {...toPictureAddress(picture)}
          to={toDetail(kind, id)}
          name={name}
          detail={detail}
          more={variants.length > 0 ? <VariantsFold variants={variants} /> : undefined}
          look={LOOKS[kind]}
          action={
            <>
              <Heart kind={kind} id={id} name={name} />
              {kind === 'comics' && <ReadMark id={id} name={name} issue={issue} />}
            </>
          }
        />
      ))}
    </CardGrid>
  )
}

interface CardListSkeletonProps extends Omit<CardListProps, 'cards'> {
  count: number
}

/** As high as the cards that are loading. */
export function CardListSkeleton({ kind, count, detailed = false }: CardListSkeletonProps) {
  return (
    <div className={classNames(styles[kind], detailed && styles.detailed)}>
      <CardGridSkeleton count={count} look={LOOKS[kind]} />
    </div>
  )
}
