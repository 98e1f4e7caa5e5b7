import type { ReactNode } from 'react'
import type { Favourite } from '#contract/favourite-page.ts'
import type { FavouriteKind } from '#contract/favourites.ts'
import { toCardWords } from '#web/lib/records/to-card-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { KIND_WORDS } from './kind-words.ts'

interface FavouriteCardsProps {
  favourites: Favourite[]
  /** Cards of several kinds; all in a row stand on one line. */
  mixed: boolean
  /** Beside the heart. */
  action?: (favourite: Favourite) => ReactNode
}

export function FavouriteCards({ favourites, mixed, action }: FavouriteCardsProps) {
  return (
    <CardGrid>
      {favourites.map((favourite) => {
        const { kind, id, title, href } = favourite
        return (
          <CoverCard
            key={href}
            to={href}
            {...toCardWords(favourite)}
            imageUrl={pictureOf(favourite)}
            look={lookOf(kind, mixed)}
            action={
              <>
                <FavouriteHeart kind={kind} id={id} name={title} />
                {action?.(favourite)}
              </>
            }
          />
        )
      })}
    </CardGrid>
  )
}

function lookOf(kind: FavouriteKind, mixed: boolean) {
  const { look } = KIND_WORDS[kind]
  return mixed && look === 'character' ? 'standing' : look
}

/** Relative to the host of the page, whatever host the wire names. */
function pictureOf({ thumbnail: { path, extension } }: Favourite): string {
  return `${new URL(path, document.baseURI).pathname}.${extension}`
}
