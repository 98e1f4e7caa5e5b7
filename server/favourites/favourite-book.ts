import {
  FAVOURITE_KINDS,
  FAVOURITES_A_PAGE,
  type Favourite,
  type FavouriteKind,
  type FavouriteLine,
  type FavouriteOrder,
  type FavouritePage,
} from '#contract/favourites.ts'
import type { FavouriteStore, StoredFavourite } from './favourite-store.ts'

/** What the catalogue tells of a record, if it has it. */
export interface FavouriteCatalogue {
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
 * A member's favourites as the catalogue knows them. All of them are read for each page: only the
 * catalogue can tell their names, and which of them it still has.
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

  /** What the catalogue no longer has is left out, and comes back with it. */
  async page(memberId: string, { kind, order, page }: PageChoice): Promise<FavouritePage> {
    const all = (await this.store.list(memberId)).flatMap((kept) => this.entitle(kept) ?? [])
    const chosen = kind === undefined ? [...all] : all.filter((kept) => kept.kind === kind)
    if (order === 'name') chosen.sort((one, other) => collator.compare(one.title, other.title))
    const from = (page - 1) * FAVOURITES_A_PAGE
    return {
      page,
      size: FAVOURITES_A_PAGE,
      total: chosen.length,
      counts: countKinds(all),
      results: chosen
        .slice(from, from + FAVOURITES_A_PAGE)
        .flatMap((kept) => this.describe(kept) ?? []),
    }
  }

  async lines(memberId: string): Promise<FavouriteLine[]> {
    const all = await this.store.list(memberId)
    return all.map((kept) => {
      const { title, href } = this.catalogue.find(kept.kind, kept.id) ?? {}
      return {
        kind: kept.kind,
        id: kept.id,
        title: title ?? null,
        url: href === undefined ? null : `${this.publicUrl}${href}`,
        addedAt: toTime(kept),
      }
    })
  }

  private entitle(kept: StoredFavourite): TitledFavourite | undefined {
    const title = this.catalogue.title(kept.kind, kept.id)
    return title === undefined ? undefined : { ...kept, title }
  }

  private describe(kept: StoredFavourite): Favourite | undefined {
    const card = this.catalogue.find(kept.kind, kept.id)
    return card && { ...card, addedAt: toTime(kept) }
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
