import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Far more than the concurrent sign-ins of one machine. */
const MAX_RECORDS = 1000

interface StoredRecord {
  payload: AdapterPayload
  /** Milliseconds since the epoch. */
  until: number
}

/**
 * The provider's state between the steps of a sign-in, in memory; evicts the oldest entry when
 * full.
 */
export class MemoryStore implements Adapter {
  private readonly records = new Map<string, StoredRecord>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS = 0): Promise<void> {
    this.records.delete(id)
    this.records.set(id, { payload, until: this.now() + expiresInS * 1000 })
    const [oldest] = this.records.keys()
    if (this.records.size > MAX_RECORDS && oldest !== undefined) this.records.delete(oldest)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.records.get(id)
    return found && found.until > this.now() ? found.payload : undefined
  }

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = await this.find(id)
    if (found !== undefined) found.consumed = Math.floor(this.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    this.records.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.records)
      if (payload.grantId === grantId) this.records.delete(id)
  }
}

/**
 * Stores no provider session: the account chooser is shown at every sign-in, so that a second
 * account can be tried.
 */
export class NoStore extends MemoryStore {
  override async upsert(): Promise<void> {}
}
