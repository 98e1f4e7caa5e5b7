import type { FavouritePage } from '#contract/favourite-page.ts'
import { FAVOURITE_KINDS, type FavouriteKind } from '#contract/favourites.ts'
import { CountLinks } from '#web/ui/navigation/count-links.tsx'
import { toFavourites } from './favourites-address.ts'
import { KIND_WORDS } from './kind-words.ts'
import type { FavouriteQuery } from './load-favourites.ts'

interface KindLinksProps {
  query: FavouriteQuery
  /** Undefined until they are loaded. */
  counts: FavouritePage['counts'] | undefined
}

/** Links to all favourites, and to each kind that has any. */
export function KindLinks({ query, counts }: KindLinksProps) {
  const kinds = FAVOURITE_KINDS.filter((kind) => counts?.[kind] || kind === query.kind)
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const link = (kind: FavouriteKind | null, word: string, count: number | undefined) => ({
    word,
    to: toFavourites({ ...query, kind, page: 1 }),
    count,
    current: kind === query.kind,
  })
  return (
    <CountLinks
      label="Kinds of favourites"
      links={[
        link(null, 'All', all),
        ...kinds.map((kind) => link(kind, KIND_WORDS[kind].title, counts?.[kind])),
      ]}
    />
  )
}
