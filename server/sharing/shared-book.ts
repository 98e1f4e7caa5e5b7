import type { SharedComic, SharedList } from '#contract/sharing.ts'
import { SHARE_TOKEN } from '#contract/sharing.ts'
import type { OpenList, SharedCatalogue, SharedLists } from './ports.ts'
import type { ProfileStore } from './profile-store.ts'
import { notShared } from './sharing-errors.ts'

/** A list that is open, and who shows to have made it. */
export interface Opened {
  token: string
  list: OpenList
  by: SharedList['by']
}

/** Shared lists joined with the catalogue and the profiles of their owners. */
export class SharedBook {
  private readonly lists: SharedLists
  private readonly profiles: ProfileStore
  private readonly catalogue: SharedCatalogue

  constructor(lists: SharedLists, profiles: ProfileStore, catalogue: SharedCatalogue) {
    this.lists = lists
    this.profiles = profiles
    this.catalogue = catalogue
  }

  async find(token: string): Promise<Opened | undefined> {
    const list = SHARE_TOKEN.test(token) ? await this.lists.findOpen(token) : undefined
    if (list === undefined) return undefined
    const profile = await this.profiles.find(list.memberId)
    const by = profile?.isPublic ? { handle: profile.handle, name: profile.name } : null
    return { token, list, by }
  }

  /** Throws an ApiError, always the same, for whatever is not open. */
  async get(token: string): Promise<Opened> {
    const opened = await this.find(token)
    if (opened === undefined) throw notShared()
    return opened
  }

  page({ token, list, by }: Opened, { offset, limit }: { offset: number; limit: number }) {
    return {
      token,
      name: list.name,
      description: list.description,
      by,
      updatedAt: new Date(list.updatedAt).toISOString(),
      offset,
      total: list.entries.length,
      results: this.comics(list.entries.slice(offset, offset + limit)),
    } satisfies SharedList
  }

  comics(entries: OpenList['entries']): SharedComic[] {
    return entries.flatMap(({ comic, section, note }) => {
      const found = this.catalogue.find(comic)
      return found === undefined ? [] : { comic, section, note, ...found }
    })
  }
}
