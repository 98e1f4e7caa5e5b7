/** What is kept of each kind, the oldest going first. */
const STORES = {
  answer: { name: 'answers', most: 200 },
  /** Each pause in typing is a search: they must not push out the pages. */
  search: { name: 'searches', most: 40 },
  picture: { name: 'pictures', most: 300 },
}
export type MemoryKind = keyof typeof STORES

/** Who the member is, and the last session that the server has confirmed. */
const MEMBER_CACHE = 'member'
const MEMBER = '/member'
const SESSION = '/session'
/** As long as the server believes a session without a visit. */
const SESSION_AGE_MS = 30 * 24 * 60 * 60_000

/**
 * What one member has read lately. It is dropped as soon as somebody else, or nobody, is signed in, and
 * an answer that was asked for before that is not kept after it.
 */
export class MemberMemory {
  private changes = 0
  private member: Promise<string | undefined> | undefined

  /** Read it when a request is sent. */
  get moment(): number {
    return this.changes
  }

  /** Null for nobody. */
  async setMember(member: string | null): Promise<void> {
    if (member !== null && member === (await this.readMember())) return
    this.changes += 1
    this.member = Promise.resolve(member ?? undefined)
    const names = [MEMBER_CACHE, ...Object.values(STORES).map(({ name }) => name)]
    await Promise.all(names.map((name) => caches.delete(name)))
    if (member === null) return
    const cache = await caches.open(MEMBER_CACHE)
    await cache.put(MEMBER, new Response(member))
  }

  async keep(
    kind: MemoryKind,
    request: Request,
    response: Response,
    moment: number,
  ): Promise<void> {
    if (response.status !== 200 || (await this.readMember()) === undefined) return
    const { name, most } = STORES[kind]
    if (moment !== this.changes) return
    const cache = await caches.open(name)
    // Deleting first moves it to the end.
    await cache.delete(request, { ignoreVary: true })
    // Ends with the last byte of the answer, which may be after a log-out.
    await cache.put(request, response)
    if (moment !== this.changes) await caches.delete(name)
    else await dropOldest(cache, most)
  }

  /** The token of a hosted provider, by which answers vary, changes every hour; the member does not. */
  recall(kind: MemoryKind, request: Request): Promise<Response | undefined> {
    return caches.match(request, { cacheName: STORES[kind].name, ignoreVary: true })
  }

  /**
   * The answer of the server to who is signed in: null is nobody. `done` when it is kept; whoever has
   * to wait for a log-out to be complete need not wait for that.
   */
  async learnSession(response: Response, moment: number): Promise<{ done: Promise<void> }> {
    const nothing = { done: Promise.resolve() }
    if (response.status !== 200) return nothing
    const session: { user: { email: string } } | null = await response.clone().json()
    if (moment !== this.changes) return nothing
    await this.setMember(session?.user.email ?? null)
    return session === null ? nothing : { done: this.keepSession(response) }
  }

  private async keepSession(response: Response): Promise<void> {
    const learnt = this.changes
    const cache = await caches.open(MEMBER_CACHE)
    await cache.put(SESSION, response)
    if (learnt !== this.changes) await caches.delete(MEMBER_CACHE)
  }

  async recallSession(now = Date.now()): Promise<Response | undefined> {
    const kept = await caches.match(SESSION, { cacheName: MEMBER_CACHE, ignoreVary: true })
    const saidAt = Date.parse(kept?.headers.get('date') ?? '')
    return now - saidAt < SESSION_AGE_MS ? kept : undefined
  }

  private readMember(): Promise<string | undefined> {
    this.member ??= caches.match(MEMBER, { cacheName: MEMBER_CACHE }).then((kept) => kept?.text())
    return this.member
  }
}

async function dropOldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  const surplus = keys.slice(0, Math.max(0, keys.length - most))
  await Promise.all(surplus.map((key) => cache.delete(key, { ignoreVary: true })))
}
