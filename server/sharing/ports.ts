import type { ListEntry } from '#contract/lists.ts'
import type { SharedComic } from '#contract/sharing.ts'

export interface ShareState {
  visibility: 'private' | 'link' | 'public'
  /** Of its last link, whether that leads anywhere or not. */
  token: string | null
  isHidden: boolean
}

/** A list that others can read. */
export interface OpenList {
  memberId: string
  visibility: ShareState['visibility']
  name: string
  description: string
  updatedAt: number
  /** Those that the catalogue has. */
  entries: ListEntry[]
}

interface PublicListing {
  token: string
  name: string
  description: string
  updatedAt: number
  entries: number
  pictures: SharedComic['thumbnail'][]
}

/** The lists, as far as sharing them needs it. */
export interface SharedLists {
  /** Undefined where the member has no such list. */
  stateOf(memberId: string, id: string): Promise<ShareState | undefined>
  /** A list that was private gets the token, one with a link keeps its own unless it is replaced. */
  open(
    memberId: string,
    id: string,
    visibility: 'link' | 'public',
    link: { token: string; replace: boolean },
  ): Promise<void>
  close(memberId: string, id: string): Promise<void>
  /** Undefined for whatever is not open now. */
  findOpen(token: string): Promise<OpenList | undefined>
  publicOf(memberId: string): Promise<PublicListing[]>
  /** By any token that the list ever had. False for one that none had. */
  hide(token: string, hiddenAt: number | null): Promise<boolean>
  /** By any token that the list ever had; undefined for one that none had. */
  isHidden(token: string): Promise<boolean | undefined>
  /** A private list of the member's own; returns its id. */
  copy(
    memberId: string,
    list: { name: string; description: string; entries: ListEntry[] },
  ): Promise<string>
}

/** The catalogue's data of comics. */
export interface SharedCatalogue {
  find(comic: number): Pick<SharedComic, 'title' | 'href' | 'thumbnail' | 'onSale'> | undefined
}
