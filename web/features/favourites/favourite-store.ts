import * as z from 'zod/mini'
import { FAVOURITE_KINDS, type FavouriteKind, MAX_ASKED_FAVOURITES } from '#contract/favourites.ts'

export interface FavouriteItem {
  kind: FavouriteKind
  id: number
  /** For the text of a notice. */
  name: string
}

/** The requests and notices that the store needs. */
export interface FavouritePort {
  loadFavouriteIds(kind: FavouriteKind, ids: number[]): Promise<number[]>
  save(kind: FavouriteKind, id: number, favourite: boolean): Promise<void>
  /** Called when a change could not be saved and is rolled back. */
  onFailed(item: FavouriteItem, wish: boolean, error: unknown): void
}

interface Heart {
  /** The shown state, which may be optimistic; undefined until it is known. */
  wish: boolean | undefined
  /** The last state that the server has confirmed. */
  confirmed: boolean | undefined
  /** A request for its state is queued or pending. */
  asked: boolean
  saving: boolean
  /** The state that another tab has saved since our last request was sent. */
  told: boolean | undefined
  /** The value of `moment` at the newest press or save. */
  changedAt: number
  listeners: Set<() => void>
}

/** Twenty pages of a listing. */
const MOST_HEARTS = 2000

const ChangeSchema = z.object({
  kind: z.enum(FAVOURITE_KINDS),
  id: z.int(),
  kept: z.boolean(),
})

/**
 * Favourites of one member with optimistic updates: a change is shown at once and saved in the
 * background. Requests for one item are sent in sequence, so the newest change is what the server has
 * in the end.
 */
export class FavouriteStore {
  private readonly port: FavouritePort
  private readonly hearts = new Map<string, Heart>()
  private readonly unasked = new Map<FavouriteKind, Set<number>>()
  private readonly elsewhere = new Set<() => void>()
  private channel: BroadcastChannel | undefined
  private changes = 0

  constructor(port: FavouritePort) {
    this.port = port
  }

  /** Read it when a request is sent: an answer may be older than changes made since. */
  get moment(): number {
    return this.changes
  }

  isFavourite(kind: FavouriteKind, id: number): boolean {
    return this.heart(kind, id).wish ?? false
  }

  /** Also requests an unknown state, batched with those of all other hearts on the screen. */
  subscribe(kind: FavouriteKind, id: number, listener: () => void): () => void {
    const heart = this.heart(kind, id)
    heart.listeners.add(listener)
    this.ask(kind, id)
    return () => heart.listeners.delete(listener)
  }

  /** Requests the states of hearts that will be rendered one after another, in one batch. */
  expect(kind: FavouriteKind, ids: number[]): void {
    this.forget()
    for (const id of ids) this.ask(kind, id)
  }

  toggle(item: FavouriteItem): void {
    const heart = this.heart(item.kind, item.id)
    this.stamp(heart)
    show(heart, !heart.wish)
    if (!heart.saving) void this.save(item, heart)
  }

  /**
   * Takes over a state from the server, requested at `asked`, unless something newer is known. An
   * optimistic state that is being saved stays shown; if saving fails, it rolls back to this one.
   */
  learn(kind: FavouriteKind, id: number, favourite: boolean, asked = this.moment): void {
    const heart = this.heart(kind, id)
    if (heart.changedAt > asked) return
    heart.confirmed = favourite
    if (!heart.saving) show(heart, favourite)
  }

  /** Exchanges saved changes with other tabs. Returns the function that closes the channel. */
  follow(channel: BroadcastChannel): () => void {
    this.channel = channel
    channel.onmessage = ({ data }) => {
      const { data: change } = ChangeSchema.safeParse(data)
      if (change === undefined) return
      const heart = this.heart(change.kind, change.id)
      heart.told = change.kept
      this.stamp(heart)
      this.learn(change.kind, change.id, change.kept)
      for (const listener of this.elsewhere) listener()
    }
    return () => {
      if (this.channel === channel) this.channel = undefined
      channel.close()
    }
  }

  /** Calls back when another tab has saved a change; returns the function that unsubscribes. */
  onChangedElsewhere(listener: () => void): () => void {
    this.elsewhere.add(listener)
    return () => this.elsewhere.delete(listener)
  }

  private async save(item: FavouriteItem, heart: Heart): Promise<void> {
    const { kind, id } = item
    heart.saving = true
    let sent = heart.confirmed
    let doubtful = false
    while (heart.wish !== undefined && heart.wish !== sent) {
      const wish = heart.wish
      sent = wish
      doubtful = false
      heart.told = undefined
      try {
        await this.port.save(kind, id, wish)
        doubtful = heart.told === !wish
        heart.confirmed = wish
        this.stamp(heart)
        this.channel?.postMessage({ kind, id, kept: wish })
      } catch (error) {
        // A newer change is sent whether or not this one was saved: it replaces it anyway.
        if (heart.wish !== wish) continue
        show(heart, heart.confirmed)
        sent = heart.confirmed
        // Two presses may fail and end in the confirmed state: then no notice is needed.
        if ((heart.confirmed ?? false) !== wish) this.port.onFailed(item, wish, error)
      }
    }
    heart.saving = false
    if (doubtful) await this.askAgain(item, heart)
  }

  /** Two tabs saved opposite states at the same time: only the server knows which was last. */
  private async askAgain({ kind, id }: FavouriteItem, heart: Heart): Promise<void> {
    const asked = this.moment
    const found = await this.port.loadFavouriteIds(kind, [id]).catch(() => undefined)
    const favourite = found?.includes(id)
    if (favourite === undefined || favourite === heart.confirmed || heart.changedAt > asked) return
    this.learn(kind, id, favourite)
    this.channel?.postMessage({ kind, id, kept: favourite })
  }

  private ask(kind: FavouriteKind, id: number): void {
    const heart = this.heart(kind, id)
    if (heart.wish !== undefined || heart.asked) return
    heart.asked = true
    if (this.unasked.size === 0) queueMicrotask(() => this.askAll())
    const ids = this.unasked.get(kind) ?? new Set()
    this.unasked.set(kind, ids.add(id))
  }

  private askAll(): void {
    const asked = [...this.unasked]
    this.unasked.clear()
    for (const [kind, ids] of asked) {
      const all = [...ids]
      for (let from = 0; from < all.length; from += MAX_ASKED_FAVOURITES) {
        void this.askSome(kind, all.slice(from, from + MAX_ASKED_FAVOURITES))
      }
    }
  }

  /**
   * A failure is silent: the hearts stay empty, work when pressed, and are requested again next time.
   */
  private async askSome(kind: FavouriteKind, ids: number[]): Promise<void> {
    const favouriteIds = await this.port.loadFavouriteIds(kind, ids).catch(() => undefined)
    for (const id of ids) this.heart(kind, id).asked = false
    if (favouriteIds === undefined) return
    const found = new Set(favouriteIds)
    for (const id of ids) {
      // Anything saved or received since is newer than this answer.
      if (this.heart(kind, id).confirmed === undefined) this.learn(kind, id, found.has(id))
    }
  }

  private stamp(heart: Heart): void {
    this.changes += 1
    heart.changedAt = this.changes
  }

  /** Evicts hearts without listeners: in the continuous view a reader may pass sixty thousand. */
  private forget(): void {
    for (const [key, { listeners, saving }] of this.hearts) {
      if (this.hearts.size <= MOST_HEARTS) return
      if (listeners.size === 0 && !saving) this.hearts.delete(key)
    }
  }

  private heart(kind: FavouriteKind, id: number): Heart {
    const key = `${kind}/${id}`
    const known = this.hearts.get(key)
    if (known !== undefined) return known
    const heart: Heart = {
      wish: undefined,
      confirmed: undefined,
      asked: false,
      saving: false,
      told: undefined,
      changedAt: 0,
      listeners: new Set(),
    }
    this.hearts.set(key, heart)
    return heart
  }
}

function show(heart: Heart, wish: boolean | undefined): void {
  heart.wish = wish
  for (const listener of heart.listeners) listener()
}
