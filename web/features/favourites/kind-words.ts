import type { FavouriteKind } from '#contract/favourites.ts'
import type { CardLook } from '#web/ui/card/cover-card.tsx'

interface KindWords {
  title: string
  /** Singular and plural, in lower case. */
  nouns: [one: string, several: string]
  look: CardLook
}

export const KIND_WORDS: Record<FavouriteKind, KindWords> = {
  characters: { title: 'Characters', nouns: ['character', 'characters'], look: 'character' },
  comics: { title: 'Comics', nouns: ['comic', 'comics'], look: 'comic' },
  series: { title: 'Series', nouns: ['series', 'series'], look: 'series' },
  events: { title: 'Events', nouns: ['event', 'events'], look: 'comic' },
  creators: { title: 'Creators', nouns: ['creator', 'creators'], look: 'character' },
}
