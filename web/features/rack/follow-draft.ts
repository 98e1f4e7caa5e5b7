import type { Follow } from '#contract/follows.ts'

/** A change of what is followed: made to an order that has changed meanwhile, it still means the same. */
export interface FollowChange {
  apply: (follows: Follow[]) => Follow[]
  /** Sends it; `follows` is what comes of it. */
  save: (follows: Follow[]) => Promise<void>
}

export interface FollowPort {
  onSaved(): void
  /** A change could not be saved, and is taken back. */
  onFailed(error: unknown): void
}

/**
 * What a member follows, with optimistic updates: a change is shown at once and saved in the
 * background, one after another.
 */
export class FollowDraft {
  private readonly port: FollowPort
  private readonly listeners = new Set<() => void>()
  /** As the server has it. */
  private confirmed: Follow[]
  private readonly pending: FollowChange[] = []
  private shown: Follow[]

  constructor(follows: Follow[], port: FollowPort) {
    this.port = port
    this.confirmed = follows
    this.shown = follows
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same array until something changes. */
  readonly read = (): Follow[] => this.shown

  change(change: FollowChange): void {
    this.pending.push(change)
    this.show()
    if (this.pending.length === 1) void this.save()
  }

  private async save(): Promise<void> {
    for (let next = this.pending[0]; next !== undefined; next = this.pending[0]) {
      const changed = next.apply(this.confirmed)
      try {
        await next.save(changed)
        this.confirmed = changed
        this.port.onSaved()
      } catch (error) {
        this.port.onFailed(error)
      }
      this.pending.shift()
      this.show()
    }
  }

  private show(): void {
    this.shown = this.pending.reduce((follows, { apply }) => apply(follows), this.confirmed)
    for (const listener of this.listeners) listener()
  }
}
