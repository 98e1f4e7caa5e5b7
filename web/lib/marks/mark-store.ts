import * as z from 'zod/mini'
import { Batch } from './batch.ts'

/** Of records a number, of lists a text. */
type MarkId = number | string

export interface MarkItem<Kind extends string, Id extends MarkId = number> {
  kind: Kind
  id: Id
  /** For the text of a notice. */
  name: string
}

/** The requests and notices that the store needs. */
export interface MarkPort<Kind extends string, Id extends MarkId = number> {
  kinds: readonly Kind[]
  /** The maximum number of ids in one request. */
  maxAsked: number
  /** Those of the given ids that are marked. */
  loadMarked(kind: Kind, ids: Id[]): Promise<Id[]>
  save(kind: Kind, id: Id, marked: boolean): Promise<void>
  /** Called when a change could not be saved and is rolled back. */
  onFailed(item: MarkItem<Kind, Id>, wish: boolean, error: unknown): void
  /** Called when a change of this tab is saved. */
  onSaved?(): void
}

interface Mark {
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
  /** As it was pressed under. */
  name: string
}

/** Twenty pages of a listing. */
const MOST_MARKS = 2000

/**
 * What one member has marked, with optimistic updates: a change is shown at once and saved in the
 * background. Requests for one item are sent in sequence, so the newest change is what the server has
 * in the end.
 */
export class MarkStore<Kind extends string, Id extends MarkId = number> {
  private readonly port: MarkPort<Kind, Id>
  private readonly marks = new Map<string, Mark>()
  private readonly unasked: Batch<Kind, Id>
  private readonly elsewhere = new Set<() => void>()
  private channel: BroadcastChannel | undefined
  private count = 0
  /** What tabs tell each other. */
  private readonly changes: z.ZodMiniType<{ kind: Kind; ids: Id[]; marked?: boolean }>

  constructor(port: MarkPort<Kind, Id>) {
    this.port = port
    this.changes = z.object({
      kind: z.enum(port.kinds),
      ids: z.array(z.custom<Id>((id) => typeof id === 'number' || typeof id === 'string')),
      // Without it they are to be asked for again.
      marked: z.optional(z.boolean()),
    })
    this.unasked = new Batch(port.maxAsked, (kind, ids) => void this.askSome(kind, ids))
  }

  /** Read it when a request is sent: an answer may be older than changes made since. */
  get moment(): number {
    return this.count
  }

  isMarked(kind: Kind, id: Id): boolean {
    return this.mark(kind, id).wish ?? false
  }

  /** Also requests an unknown state, batched with those of all other marks on the screen. */
  subscribe(kind: Kind, id: Id, listener: () => void): () => void {
    const mark = this.mark(kind, id)
    mark.listeners.add(listener)
    this.ask(kind, id)
    return () => mark.listeners.delete(listener)
  }

  /** Requests the states of marks that will be rendered one after another, in one batch. */
  expect(kind: Kind, ids: Id[]): void {
    this.forget()
    for (const id of ids) this.ask(kind, id)
  }

  toggle(item: MarkItem<Kind, Id>): void {
    const mark = this.mark(item.kind, item.id)
    mark.name = item.name
    this.stamp(mark)
    show(mark, !mark.wish)
    if (!mark.saving) void this.save(item, mark)
  }

  /**
   * Marks many by one request of the caller, who hears of a failure; what is shown rolls back then. A
   * press meanwhile is saved after it.
   */
  async setAll(kind: Kind, ids: Id[], wish: boolean, save: () => Promise<void>): Promise<void> {
    const all = ids.map((id) => ({ id, mark: this.mark(kind, id) }))
    // Others send the newest wish by themselves, after the request that is under way.
    const free = all.filter(({ mark }) => !mark.saving)
    for (const { mark } of all) {
      this.stamp(mark)
      show(mark, wish)
    }
    for (const { mark } of free) mark.saving = true
    try {
      await save()
      for (const { mark } of all) {
        mark.confirmed = wish
        this.stamp(mark)
      }
      this.tell(kind, ids, wish)
      this.port.onSaved?.()
    } catch (error) {
      for (const { mark } of free) if (mark.wish === wish) show(mark, mark.confirmed)
      throw error
    } finally {
      for (const { id, mark } of free) {
        mark.saving = false
        if (mark.wish !== mark.confirmed) void this.save({ kind, id, name: mark.name }, mark)
      }
    }
  }

  /**
   * Takes over a state from the server, requested at `asked`, unless something newer is known. An
   * optimistic state that is being saved stays shown; if saving fails, it rolls back to this one.
   */
  learn(kind: Kind, id: Id, marked: boolean, asked = this.moment): void {
    const mark = this.mark(kind, id)
    if (mark.changedAt > asked) return
    mark.confirmed = marked
    if (!mark.saving) show(mark, marked)
  }

  /** What was shown of these may be wrong: they are asked for again, in every tab. */
  unlearn(kind: Kind, ids: Id[]): void {
    this.askAnew(kind, ids)
    this.channel?.postMessage({ kind, ids })
  }

  /** Exchanges saved changes with other tabs. Returns the function that closes the channel. */
  follow(channel: BroadcastChannel): () => void {
    this.channel = channel
    channel.onmessage = ({ data }) => {
      const { data: change } = this.changes.safeParse(data)
      if (change === undefined) return
      const { kind, ids, marked } = change
      if (marked === undefined) return this.askAnew(kind, ids)
      for (const id of ids) {
        const mark = this.mark(kind, id)
        mark.told = marked
        this.stamp(mark)
        this.learn(kind, id, marked)
      }
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

  private async save(item: MarkItem<Kind, Id>, mark: Mark): Promise<void> {
    const { kind, id } = item
    mark.saving = true
    let sent = mark.confirmed
    let doubtful = false
    while (mark.wish !== undefined && mark.wish !== sent) {
      const wish = mark.wish
      sent = wish
      doubtful = false
      mark.told = undefined
      try {
        await this.port.save(kind, id, wish)
        doubtful = mark.told === !wish
        mark.confirmed = wish
        this.stamp(mark)
        this.tell(kind, [id], wish)
        this.port.onSaved?.()
      } catch (error) {
        // A newer change is sent whether or not this one was saved: it replaces it anyway.
        if (mark.wish !== wish) continue
        show(mark, mark.confirmed)
        sent = mark.confirmed
        // Two presses may fail and end in the confirmed state: then no notice is needed.
        if ((mark.confirmed ?? false) !== wish) this.port.onFailed(item, wish, error)
      }
    }
    mark.saving = false
    if (doubtful) await this.askAgain(item, mark)
  }

  /** Two tabs saved opposite states at the same time: only the server knows which was last. */
  private async askAgain({ kind, id }: MarkItem<Kind, Id>, mark: Mark): Promise<void> {
    const asked = this.moment
    const found = await this.port.loadMarked(kind, [id]).catch(() => undefined)
    const marked = found?.includes(id)
    if (marked === undefined || marked === mark.confirmed || mark.changedAt > asked) return
    this.learn(kind, id, marked)
    this.tell(kind, [id], marked)
  }

  private ask(kind: Kind, id: Id): void {
    const mark = this.mark(kind, id)
    if (mark.wish !== undefined || mark.asked) return
    mark.asked = true
    this.unasked.add(kind, id)
  }

  private askAnew(kind: Kind, ids: Id[]): void {
    for (const id of ids) {
      const mark = this.mark(kind, id)
      mark.confirmed = undefined
      this.stamp(mark)
      if (mark.saving) continue
      show(mark, undefined)
      if (mark.listeners.size > 0) this.ask(kind, id)
    }
  }

  /**
   * A failure is silent: the marks stay empty, work when pressed, and are requested again next time.
   */
  private async askSome(kind: Kind, ids: Id[]): Promise<void> {
    const markedIds = await this.port.loadMarked(kind, ids).catch(() => undefined)
    for (const id of ids) this.mark(kind, id).asked = false
    if (markedIds === undefined) return
    const found = new Set(markedIds)
    for (const id of ids) {
      // Anything saved or received since is newer than this answer.
      if (this.mark(kind, id).confirmed === undefined) this.learn(kind, id, found.has(id))
    }
  }

  private tell(kind: Kind, ids: Id[], marked: boolean): void {
    this.channel?.postMessage({ kind, ids, marked })
  }

  private stamp(mark: Mark): void {
    this.count += 1
    mark.changedAt = this.count
  }

  /** Evicts marks without listeners: in the continuous view a reader may pass sixty thousand. */
  private forget(): void {
    for (const [key, { listeners, saving }] of this.marks) {
      if (this.marks.size <= MOST_MARKS) return
      if (listeners.size === 0 && !saving) this.marks.delete(key)
    }
  }

  private mark(kind: Kind, id: Id): Mark {
    const key = `${kind}/${id}`
    const known = this.marks.get(key)
    if (known !== undefined) return known
    const mark: Mark = {
      wish: undefined,
      confirmed: undefined,
      asked: false,
      saving: false,
      told: undefined,
      changedAt: 0,
      listeners: new Set(),
      name: '',
    }
    this.marks.set(key, mark)
    return mark
  }
}

function show(mark: Mark, wish: boolean | undefined): void {
  mark.wish = wish
  for (const listener of mark.listeners) listener()
}
