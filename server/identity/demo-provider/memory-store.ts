import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Far more sign-ins than one machine has under way. */
const MAX_RECORDS = 1000

interface Kept {
  payload: AdapterPayload
  /** Milliseconds since the epoch. */
  until: number
}

/** What the provider must remember between the steps of a sign-in; the oldest goes when it is full. */
export class MemoryStore implements Adapter {
  private readonly kept = new Map<string, Kept>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS = 0): Promise<void> {
    this.kept.delete(id)
    this.kept.set(id, { payload, until: this.now() + expiresInS * 1000 })
    const [oldest] = this.kept.keys()
    if (this.kept.size > MAX_RECORDS && oldest !== undefined) this.kept.delete(oldest)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.kept.get(id)
    return found && found.until > this.now() ? found.payload : undefined
  }

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = await this.find(id)
    if (found !== undefined) found.consumed = Math.floor(this.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    this.kept.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.kept) if (payload.grantId === grantId) this.kept.delete(id)
  }
}

/**
 * The session that a real provider has, so as not to ask again. This one asks at every sign-in, or
 * nobody could try out a second account.
 */
export class NoStore extends MemoryStore {
  override async upsert(): Promise<void> {}
}
