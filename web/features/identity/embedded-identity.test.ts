import { afterEach, expect, test, vi } from 'vitest'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'

const ASHA = { name: 'Asha Rao', email: 'asha.rao@example.com', image: null }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const KNOWN = { displayName: 'Asha Rao', email: ASHA.email, photoURL: null }

/** A server with this session, which answers all other requests with `answer`. */
function serve(answer: () => Response, session: () => object | null = () => null) {
  const calls: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/auth/get-session') return Response.json(session())
    calls.push([path, JSON.parse(String(body))])
    return answer()
  })
  return calls
}

test.each([
  ['wrong-credentials', 401, 'wrong-credentials'],
  ['address-taken', 422, 'address-taken'],
  ['too-many-tries', 429, 'too-many-tries'],
  ['something-new', 400, 'refused'],
])(
  'a refusal with the code %s becomes one that pages have words for',
  async (code, status, known) => {
    serve(() => Response.json({ code, message: 'No.' }, { status }))
    const identity = createEmbeddedIdentity()
    const error = await identity.signIn({ email: 'a@example.com', password: 'x' }).catch((e) => e)
    expect(error).toBeInstanceOf(IdentityError)
    expect(error).toMatchObject({ code: known, message: 'No.' })
  },
)

test('a server that fails is a refusal without its inner words', async () => {
  serve(() => new Response('<h1>Stack trace</h1>', { status: 500 }))
  const identity = createEmbeddedIdentity()
  const error = await identity.signIn({ email: 'a@example.com', password: 'x' }).catch((e) => e)
  expect(error).toMatchObject({ code: 'refused' })
  expect(error.message).not.toContain('Stack trace')
})

test('tells who signed in, to listeners of before and after', async () => {
  let user: object | null = null
  const calls = serve(
    () => {
      user = ASHA
      return Response.json({})
    },
    () => user && { user },
  )
  const identity = createEmbeddedIdentity()
  const early = vi.fn()
  identity.onUserChanged(early)
  expect(await identity.check()).toBeNull()
  const outcome = await identity.signUp({
    displayName: 'Asha Rao',
    email: ASHA.email,
    password: 'Secret-1',
  })
  expect(outcome).toBe('signed-in')
  expect(calls).toEqual([
    ['/api/auth/sign-up/email', { name: 'Asha Rao', email: ASHA.email, password: 'Secret-1' }],
  ])
  expect(early.mock.calls.map(([user]) => user)).toEqual([null, KNOWN])
  const late = vi.fn()
  identity.onUserChanged(late)
  expect(late).toHaveBeenLastCalledWith(KNOWN)
})

test('security 21: a sign-up that was answered by mail signs nobody in', async () => {
  serve(() => Response.json({ mailSent: true }))
  const identity = createEmbeddedIdentity()
  const listener = vi.fn()
  identity.onUserChanged(listener)
  await identity.check()
  const input = { displayName: 'Asha Rao', email: ASHA.email, password: 'Secret-1' }
  expect(await identity.signUp(input)).toBe('mail-sent')
  expect(listener).toHaveBeenCalledOnce()
})

/** Time is fake, also that of signals, which no tool fakes. */
function fakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timer = new AbortController()
    setTimeout(() => timer.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
    return timer.signal
  })
}

/** Hangs until its signal gives it up. */
function hang(_path: string, { signal }: RequestInit): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>()
  signal?.addEventListener('abort', () => reject(signal.reason))
  return promise
}

function watchUsers(identity: ReturnType<typeof createEmbeddedIdentity>) {
  const users: unknown[] = []
  identity.onUserChanged((user) => users.push(user))
  return users
}

test('a session that cannot be read at once is read again, and nobody is a visitor meanwhile', async () => {
  fakeTime()
  const fetch = vi.fn().mockResolvedValueOnce(new Response('Restarting', { status: 503 }))
  fetch.mockResolvedValueOnce(Response.json({ user: ASHA }))
  vi.stubGlobal('fetch', fetch)
  const identity = createEmbeddedIdentity()
  const users = watchUsers(identity)
  const checked = identity.check()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await checked).toEqual(KNOWN)
  expect(users).toEqual([KNOWN])
})

test('a session that does not come is given up after two tries of ten seconds, and asked for again later', async () => {
  fakeTime()
  const fetch = vi.fn(hang)
  vi.stubGlobal('fetch', fetch)
  const identity = createEmbeddedIdentity()
  const users = watchUsers(identity)
  const failed = expect(identity.check()).rejects.toMatchObject({ code: 'offline' })
  await vi.advanceTimersByTimeAsync(20_999)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(users).toEqual([])
  fetch.mockResolvedValueOnce(Response.json({ user: ASHA }))
  expect(await identity.check()).toEqual(KNOWN)
  expect(users).toEqual([KNOWN])
})

test.each<[string, (identity: ReturnType<typeof createEmbeddedIdentity>) => Promise<unknown>]>([
  ['a sign-in', (identity) => identity.signIn({ email: ASHA.email, password: 'x' })],
  ['a log-out', (identity) => identity.signOut()],
])('%s is waited for ten seconds, and not sent twice', async (_what, act) => {
  fakeTime()
  const fetch = vi.fn(hang)
  vi.stubGlobal('fetch', fetch)
  const failed = expect(act(createEmbeddedIdentity())).rejects.toMatchObject({ code: 'offline' })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
  expect(fetch).toHaveBeenCalledOnce()
})

/** An identity whose session requests the test answers by hand, and its other tabs. */
async function readByHand() {
  const sessions: PromiseWithResolvers<Response>[] = []
  const otherTabs = { onmessage: () => {}, postMessage: vi.fn() }
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return otherTabs
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/auth/get-session') return Response.json({})
    const session = Promise.withResolvers<Response>()
    sessions.push(session)
    return session.promise
  })
  const identity = createEmbeddedIdentity()
  const listener = vi.fn()
  identity.onUserChanged((user) => listener(user))
  identity.check().catch(() => {})
  const untilAsked = (times: number) => vi.waitFor(() => expect(sessions).toHaveLength(times))
  await untilAsked(1)
  return {
    identity,
    listener,
    otherTabs,
    untilAsked,
    async answer(index: number, name: string | null) {
      sessions[index]?.resolve(Response.json(name && { user: { ...ASHA, name } }))
      await untilHeard()
    },
    async fail(index: number) {
      sessions[index]?.reject(new TypeError('Failed to fetch'))
      await untilHeard()
    },
  }
}

/** Waits for the next task, when all settled promises have been handled. */
function untilHeard() {
  return new Promise((resolve) => setTimeout(resolve))
}

test('drops a session read before the member logged out', async () => {
  const { identity, listener, otherTabs, untilAsked, answer } = await readByHand()
  await answer(0, 'Asha Rao')
  otherTabs.onmessage()
  await untilAsked(2)
  await identity.signOut()
  await answer(1, 'Asha Rao-Nair')
  expect(listener.mock.calls).toEqual([[KNOWN], [null]])
})

test('drops the first session when a newer one came before it', async () => {
  const { listener, otherTabs, untilAsked, answer } = await readByHand()
  otherTabs.onmessage()
  await untilAsked(2)
  await answer(1, 'Asha Rao')
  await answer(0, null)
  expect(listener.mock.calls).toEqual([[KNOWN]])
})

test('drops the older of two sessions that come in the wrong order', async () => {
  const { identity, listener, otherTabs, untilAsked, answer } = await readByHand()
  await answer(0, 'Asha')
  otherTabs.onmessage()
  const renaming = identity.updateProfile({ displayName: 'Asha Rao' })
  await untilAsked(3)
  await answer(2, 'Asha Rao')
  await answer(1, 'Asha')
  await renaming
  expect(listener).toHaveBeenCalledTimes(2)
  expect(listener).toHaveBeenLastCalledWith(KNOWN)
  expect(otherTabs.postMessage).toHaveBeenCalledOnce()
})

test('tells both of two sessions that come in order', async () => {
  const { listener, otherTabs, untilAsked, answer } = await readByHand()
  await answer(0, null)
  otherTabs.onmessage()
  otherTabs.onmessage()
  await untilAsked(3)
  await answer(1, 'Asha')
  await answer(2, 'Asha Rao')
  expect(listener).toHaveBeenCalledTimes(3)
  expect(listener).toHaveBeenLastCalledWith(KNOWN)
})

test('leaves a member in when the session cannot be read once more', async () => {
  const { identity, listener, otherTabs, untilAsked, answer } = await readByHand()
  await answer(0, 'Asha Rao')
  vi.stubGlobal('fetch', async () => new Response('No.', { status: 400 }))
  otherTabs.onmessage()
  await untilAsked(1)
  await untilHeard()
  expect(listener.mock.calls).toEqual([[KNOWN]])
  const late = vi.fn()
  identity.onUserChanged(late)
  expect(late.mock.calls).toEqual([[KNOWN]])
})

test('reads the session once for all who doubt it at a time', async () => {
  const { identity, listener, untilAsked, answer } = await readByHand()
  await answer(0, 'Asha Rao')
  const checks = [identity.check(), identity.check(), identity.check()]
  await untilAsked(2)
  await answer(1, null)
  expect(await Promise.all(checks)).toEqual([null, null, null])
  expect(listener.mock.calls).toEqual([[KNOWN], [null]])
})

test('a log-out tells that it was done here, also to a check that came in between', async () => {
  const { identity, untilAsked, answer } = await readByHand()
  await answer(0, 'Asha Rao')
  const told = vi.fn()
  identity.onUserChanged(told)
  const leaving = identity.signOut()
  const check = identity.check()
  await leaving
  expect(told).toHaveBeenLastCalledWith(null, true)
  await untilAsked(2)
  await answer(1, null)
  expect(await check).toBeNull()
})
