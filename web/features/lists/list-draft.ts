import type { ListEntry } from '#contract/lists.ts'
import { applyChange, type EntryChange, placeOf } from './entry-changes.ts'
import type { SavedEntries, WholeList } from './lists-api.ts'

export interface DraftPort {
  save(list: WholeList, removed: number[]): Promise<SavedEntries>
  /** A change could not be saved, and is taken back. */
  onFailed(error: unknown): void
  /** The list was changed elsewhere, and the server has put both together. */
  onMerged(): void
}

/**
 * A list with optimistic updates: a change is shown at once and saved in the background. Saves are sent
 * one after another; changes made meanwhile go with the next one.
 */
export class ListDraft {
  private readonly port: DraftPort
  private readonly listeners = new Set<() => void>()
  /** As the server has it. */
  private confirmed: WholeList
  /** What is on top of that, in the order in which it was made. */
  private pending: EntryChange[] = []
  private shown: WholeList
  private saving = false
  private turn: Promise<unknown> = Promise.resolve()

  constructor(whole: WholeList, port: DraftPort) {
    this.port = port
    this.confirmed = whole
    this.shown = whole
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same object until something changes. */
  readonly read = (): WholeList => this.shown

  /** Where the server has a comic; -1 if it does not. */
  savedPlaceOf(comic: number): number {
    return placeOf(this.confirmed.entries, comic)
  }

  change(...changes: EntryChange[]): void {
    this.pending.push(...changes)
    this.show(changes.reduce(applyChange, this.shown.entries))
    if (!this.saving) void this.save()
  }

  /** Ends when no change waits any more: all are saved, or taken back. */
  async settled(): Promise<void> {
    while (this.saving) await this.turn
  }

  /** Takes over a list that was loaded again. What is being saved tells of newer ones by itself. */
  learn(whole: WholeList): void {
    if (this.saving || whole.version <= this.confirmed.version) return
    this.confirmed = whole
    this.show(whole.entries)
  }

  /** Another change of the same list, such as its name: it raises the version too, but is not news. */
  alongside<Answer extends { version: number }>(call: () => Promise<Answer>): Promise<Answer> {
    return this.inTurn(async () => {
      const answer = await call()
      if (answer.version === this.confirmed.version + 1) {
        this.confirmed = { ...this.confirmed, version: answer.version }
      }
      return answer
    })
  }

  /** A change that the server makes by itself: `call` gives the list that came of it. */
  replaced(call: () => Promise<WholeList>) {
    return this.inTurn(async () => {
      const before = this.confirmed.entries
      this.confirmed = await call()
      this.show(this.pending.reduce(applyChange, this.confirmed.entries))
      return { before, after: this.confirmed.entries }
    })
  }

  private async save(): Promise<void> {
    this.saving = true
    while (this.pending.length > 0) await this.inTurn(() => this.saveOnce())
    this.saving = false
  }

  private async saveOnce(): Promise<void> {
    const count = this.pending.length
    const { entries } = this.shown
    const { version } = this.confirmed
    try {
      const saved = await this.port.save({ version, entries }, this.removedFrom(entries))
      this.confirmed = { version: saved.version, entries: saved.entries ?? entries }
      if (saved.merged) this.port.onMerged()
    } catch (error) {
      this.port.onFailed(error)
    }
    this.pending.splice(0, count)
    this.show(this.pending.reduce(applyChange, this.confirmed.entries))
  }

  private removedFrom(entries: ListEntry[]): number[] {
    const kept = new Set(entries.map(({ comic }) => comic))
    return this.confirmed.entries.flatMap(({ comic }) => (kept.has(comic) ? [] : comic))
  }

  private show(entries: ListEntry[]): void {
    this.shown = { version: this.confirmed.version, entries }
    for (const listener of this.listeners) listener()
  }

  private inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = this.turn.then(call)
    this.turn = answer.catch(() => {})
    return answer
  }
}
