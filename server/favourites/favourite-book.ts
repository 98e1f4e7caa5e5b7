import type { Favourite, FavouriteLine, FavouritePage } from '#contract/favourite-page.ts'
import {
  FAVOURITE_KINDS,
  FAVOURITES_A_PAGE,
  type FavouriteKind,
  type FavouriteOrder,
} from '#contract/favourites.ts'
import type { FavouriteStore, StoredFavourite } from './favourite-store.ts'

/** The catalogue's data of a record, if it exists. */
export interface FavouriteCatalogue {
  /** The id that the record has now; undefined where there is none. */
  currentId(kind: FavouriteKind, id: number): number | undefined
  title(kind: FavouriteKind, id: number): string | undefined
  find(kind: FavouriteKind, id: number): Omit<Favourite, 'addedAt'> | undefined
}

interface PageChoice {
  kind: FavouriteKind | undefined
  order: FavouriteOrder
  page: number
}

interface TitledFavourite extends StoredFavourite {
  title: string
}

const collator = new Intl.Collator('en', { numeric: true })

/**
 * A member's favourites joined with the catalogue. Every page reads all of them, because only the
 * catalogue knows their titles and which of them still exist.
 */
export class FavouriteBook {
  private readonly store: FavouriteStore
  private readonly catalogue: FavouriteCatalogue
  private readonly publicUrl: string

  constructor(store: FavouriteStore, catalogue: FavouriteCatalogue, publicUrl: string) {
    this.store = store
    this.catalogue = catalogue
    this.publicUrl = publicUrl
  }

  /** Favourites that the catalogue no longer has are hidden, not deleted. */
  async page(memberId: string, { kind, order, page }: PageChoice): Promise<FavouritePage> {
    const all = (await this.store.list(memberId)).flatMap(
      (favourite) => this.entitle(favourite) ?? [],
    )
    const chosen =
      kind === undefined ? [...all] : all.filter((favourite) => favourite.kind === kind)
    if (order === 'name') chosen.sort((one, other) => collator.compare(one.title, other.title))
    const from = (page - 1) * FAVOURITES_A_PAGE
    return {
      page,
      size: FAVOURITES_A_PAGE,
      total: chosen.length,
      counts: countKinds(all),
      results: chosen
        .slice(from, from + FAVOURITES_A_PAGE)
        .flatMap((favourite) => this.describe(favourite) ?? []),
    }
  }

  async lines(memberId: string): Promise<FavouriteLine[]> {
    const all = await this.store.list(memberId)
    return all.map((favourite) => {
      const { title, href } = this.catalogue.find(favourite.kind, favourite.id) ?? {}
      return {
        kind: favourite.kind,
        id: favourite.id,
        title: title ?? null,
        url: href === undefined ? null : `${this.publicUrl}${href}`,
        addedAt: toTime(favourite),
      }
    })
  }

  private entitle(favourite: StoredFavourite): TitledFavourite | undefined {
    const title = this.catalogue.title(favourite.kind, favourite.id)
    return title === undefined ? undefined : { ...favourite, title }
  }

  private describe(favourite: StoredFavourite): Favourite | undefined {
    const card = this.catalogue.find(favourite.kind, favourite.id)
    return card && { ...card, addedAt: toTime(favourite) }
  }
}

export function toTime({ addedAt }: StoredFavourite): string {
  return new Date(addedAt).toISOString()
}

function countKinds(favourites: StoredFavourite[]): FavouritePage['counts'] {
  const counts = Object.fromEntries(FAVOURITE_KINDS.map((kind) => [kind, 0]))
  for (const { kind } of favourites) counts[kind] = (counts[kind] ?? 0) + 1
  return counts as FavouritePage['counts']
}
