import { type Key, type KeyInput, MAX_KEYS, type NewKey } from '#contract/account.ts'
import type { CatalogueKey } from '../config.ts'
import { ApiError, notFound, RetryLater } from '../errors.ts'
import type { Limit, Limits } from '../store/limits.ts'
import type { AccountStore, StoredKey } from './account-store.ts'
import { CallCounter, dayOf } from './call-counter.ts'
import { KeyRing } from './key-ring.ts'
import type { KeySafe } from './key-safe.ts'

/** For each member, on all servers of one database. Revoked keys count too. */
const NEW_KEYS: Limit = { max: 20, windowMs: 24 * 60 * 60_000 }

interface MemberKeyDependencies {
  store: AccountStore
  safe: KeySafe
  limits: Limits
  now: () => Date
}

/** Members' own API keys of the catalogue. */
export class MemberKeys {
  private readonly store: AccountStore
  private readonly safe: KeySafe
  private readonly now: () => Date
  private readonly ring: KeyRing
  private readonly counter: CallCounter
  private readonly limits: Limits
  private readonly revokeListeners: ((publicKey: string) => void)[] = []

  constructor({ store, safe, limits, now }: MemberKeyDependencies) {
    this.store = store
    this.safe = safe
    this.limits = limits
    this.now = now
    this.ring = new KeyRing(safe, (publicKey) => this.read(publicKey))
    this.counter = new CallCounter((counts) => store.addCalls(counts))
  }

  /** Called by the catalogue's gate. */
  find(publicKey: string, now: Date): CatalogueKey | undefined | Promise<CatalogueKey | undefined> {
    return this.ring.find(publicKey, now)
  }

  /** Called by the catalogue's gate. */
  counted(publicKey: string, now: Date): void {
    this.counter.count(publicKey, now)
  }

  /** Called by the catalogue's gate. */
  onRevoked(listener: (publicKey: string) => void): void {
    this.revokeListeners.push(listener)
  }

  async list(memberId: string): Promise<Key[]> {
    await this.flush()
    return (await this.store.listKeys(memberId)).map((key) => this.present(key))
  }

  async create(memberId: string, { name, referrers }: KeyInput): Promise<NewKey> {
    const { allowed, retryAfterMs } = await this.limits.consume(`new-key:${memberId}`, NEW_KEYS)
    if (!allowed) throw tooManyNewKeys(retryAfterMs)
    const { publicKey, privateKey } = this.safe.createPair()
    const sealedPrivateKey = this.safe.seal(privateKey, publicKey)
    const createdAt = this.now().getTime()
    const key = { publicKey, sealedPrivateKey, name, referrers, createdAt }
    if (!(await this.store.addKey(memberId, key))) throw tooManyKeys()
    return { ...this.present({ ...key, calls: 0, callsDay: 0 }), privateKey }
  }

  async reveal(memberId: string, publicKey: string): Promise<string> {
    const keys = await this.store.listKeys(memberId)
    const key = keys.find((candidate) => candidate.publicKey === publicKey)
    if (key === undefined) throw noSuchKey()
    const privateKey = this.safe.open(key.sealedPrivateKey, publicKey)
    if (privateKey === undefined) throw unreadable()
    return privateKey
  }

  async change(memberId: string, publicKey: string, input: KeyInput): Promise<void> {
    if (!(await this.store.changeKey(memberId, publicKey, input))) throw noSuchKey()
    this.ring.drop(publicKey)
  }

  async revoke(memberId: string, publicKey: string): Promise<void> {
    if (!(await this.store.removeKey(memberId, publicKey))) throw noSuchKey()
    this.forgetKey(publicKey)
  }

  /** Also drops the keys from the cache, so that they stop working on this server at once. */
  async forgetWith(memberId: string, remove: () => Promise<void>): Promise<void> {
    const keys = await this.store.listKeys(memberId)
    await remove()
    for (const { publicKey } of keys) this.forgetKey(publicKey)
  }

  /** Flushes the counts that are in memory. */
  flush(): Promise<void> {
    return this.counter.flush()
  }

  private forgetKey(publicKey: string): void {
    this.ring.drop(publicKey)
    for (const listener of this.revokeListeners) listener(publicKey)
  }

  private async read(publicKey: string): Promise<CatalogueKey | undefined> {
    const key = await this.store.findKey(publicKey)
    const privateKey = key && this.safe.open(key.sealedPrivateKey, publicKey)
    return key && privateKey ? { publicKey, privateKey, referrers: key.referrers } : undefined
  }

  private present({ publicKey, name, referrers, createdAt, calls, callsDay }: StoredKey): Key {
    const callsToday = callsDay === dayOf(this.now()) ? calls : 0
    return { publicKey, name, referrers, createdAt: new Date(createdAt).toISOString(), callsToday }
  }
}

function tooManyKeys(): ApiError {
  const message = `You have ${MAX_KEYS} keys already. Revoke one that you no longer use.`
  return new ApiError(409, { code: 'too-many-keys', message })
}

function tooManyNewKeys(retryAfterMs: number): RetryLater {
  const message = `You have made ${NEW_KEYS.max} keys within a day. Please try again tomorrow.`
  return new RetryLater(429, { code: 'too-many-tries', message }, retryAfterMs)
}

function noSuchKey(): ApiError {
  return notFound('You have no such key. It may have been revoked.')
}

function unreadable(): ApiError {
  return new ApiError(409, {
    code: 'key-unreadable',
    message: 'This key was made under another secret of the server. Revoke it and make a new one.',
  })
}
