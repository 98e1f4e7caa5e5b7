import type { ReactNode } from 'react'
import type { Collected } from '#contract/collection.ts'
import { toCount, toPictureAddress } from '#web/lib/records/record-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { checkIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './collection-cards.module.css'
import type { ComicsPage } from './use-collection-page.ts'
import { useCopiesDialog } from './use-copies-dialog.tsx'
import { type CollectedItem, useOwned, useWanted } from './use-owned.ts'

type CollectedCard = ComicsPage['results'][number]

interface CollectionCardsProps {
  comics: CollectedCard[]
  view: 'owned' | 'wished'
  action?: (comic: { id: number; title: string }) => ReactNode
  onSaved: (id: number, collected: Collected) => void
}

/** Covers with what is known of the copies. */
export function CollectionCards({ comics, view, action, onSaved }: CollectionCardsProps) {
  const [dialog, open] = useCopiesDialog(onSaved)
  return (
    <>
      <CardGrid>
        {comics.map((comic) => (
          <CoverCard
            key={comic.id}
            to={comic.href}
            name={comic.title}
            detail={comic.subtitle}
            {...toPictureAddress(comic.thumbnail)}
            action={action?.(comic)}
            more={<CardTools comic={comic} view={view} onOpen={open} />}
          />
        ))}
      </CardGrid>
      {dialog}
    </>
  )
}

interface CardToolsProps {
  comic: CollectedCard
  view: 'owned' | 'wished'
  onOpen: (comic: CollectedItem) => void
}

function CardTools({ comic, view, onOpen }: CardToolsProps) {
  const item = { id: comic.id, name: comic.title }
  const own = useOwned(item)
  const want = useWanted(item)
  const copies = toCount(Math.max(comic.copies, 1), 'copy', 'copies')
  const words = [copies, ...comic.conditions].join(' · ')
  return (
    <span className={styles.tools}>
      {own.owned && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${words}, ${comic.title}`}
          className={styles.copies}
          onClick={() => onOpen(item)}
        >
          {words}
        </button>
      )}
      <Toggle words="I own it" title={comic.title} pressed={own.owned} onClick={own.toggle} />
      {(view === 'wished' || want.wanted) && (
        <Toggle words="I want it" title={comic.title} pressed={want.wanted} onClick={want.toggle} />
      )}
    </span>
  )
}

interface ToggleProps {
  words: string
  /** Tells the buttons of many cards apart. */
  title: string
  pressed: boolean
  onClick: () => void
}

function Toggle({ words, title, pressed, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={`${words}, ${title}`}
      aria-pressed={pressed}
      className={styles.toggle}
      onClick={onClick}
    >
      {pressed && <Icon path={checkIcon} />}
      {words}
    </button>
  )
}
