import { afterEach, expect, test, vi } from 'vitest'
import { dropAllUnsent } from './drop-unsent.ts'
import { keepUnsent, readUnsent, type Unsent } from './outbox.ts'
import { sendUnsent } from './send-unsent.ts'
import { toUnsentWords } from './unsent-words.ts'

const ASHA = 'asha.rao@example.com'

afterEach(() => {
  vi.unstubAllGlobals()
  dropAllUnsent()
})

function buildHeart(id: number, changes: Partial<Unsent> = {}): Unsent {
  const path = `/api/favourites/comics/${id}`
  return { id: path, sender: ASHA, what: 'change', method: 'PUT', path, ...changes }
}

const LETTER: Unsent = {
  id: 'key-1',
  sender: ASHA,
  what: 'message',
  method: 'POST',
  path: '/api/queries',
  body: { message: 'Thor #337 is from 1983.' },
  headers: { 'idempotency-key': 'key-1' },
}

/** A server that answers each path with a status, 204 unless told. */
function serve(statuses: Record<string, number> = {}) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key')
    calls.push([method, path, body, key].filter(Boolean).join(' '))
    const status = statuses[path] ?? 204
    if (status === 0) throw new TypeError('Failed to fetch')
    return status === 204
      ? new Response(null, { status })
      : Response.json({ code: 'no', message: 'No room.' }, { status })
  })
  return calls
}

test('sends in order what was done, each once, a message under its key', async () => {
  const calls = serve()
  keepUnsent(buildHeart(1))
  keepUnsent(LETTER)
  const { sent } = await sendUnsent(ASHA)
  await sendUnsent(ASHA)
  expect(sent).toHaveLength(2)
  expect(calls).toEqual([
    'PUT /api/favourites/comics/1',
    'POST /api/queries {"message":"Thor #337 is from 1983."} key-1',
  ])
  expect(readUnsent(ASHA)).toEqual([])
})

test('a heart taken back offline is sent as it is in the end', async () => {
  const calls = serve()
  keepUnsent(buildHeart(1))
  keepUnsent(buildHeart(1, { method: 'DELETE' }))
  await sendUnsent(ASHA)
  expect(calls).toEqual(['DELETE /api/favourites/comics/1'])
})

test('sends nothing of another member', async () => {
  const calls = serve()
  keepUnsent(buildHeart(1, { sender: 'ben.okafor@example.com' }))
  await sendUnsent(ASHA)
  expect(calls).toEqual([])
})

test.each([0, 401, 429, 503])(
  'keeps what meets a %i, and all behind it, for later',
  async (status) => {
    serve({ '/api/favourites/comics/1': status })
    keepUnsent(buildHeart(1))
    keepUnsent(buildHeart(2))
    expect(await sendUnsent(ASHA)).toEqual({ sent: [], refused: [] })
    expect(readUnsent(ASHA)).toHaveLength(2)
  },
)

test('drops what the server will never take, with its reason, and goes on', async () => {
  serve({ '/api/favourites/comics/1': 409 })
  keepUnsent(buildHeart(1))
  keepUnsent(buildHeart(2))
  expect(await sendUnsent(ASHA)).toMatchObject({
    sent: [{ id: '/api/favourites/comics/2' }],
    refused: [{ item: { id: '/api/favourites/comics/1' }, reason: 'No room.' }],
  })
  expect(readUnsent(ASHA)).toEqual([])
})

test('a change made while the older one is on its way is sent after it', async () => {
  const calls = serve()
  keepUnsent(buildHeart(1))
  const sending = sendUnsent(ASHA)
  keepUnsent(buildHeart(1, { method: 'DELETE' }))
  await sending
  expect(calls.at(-1)).toBe('DELETE /api/favourites/comics/1')
  expect(readUnsent(ASHA)).toEqual([])
})

test('counts in words', () => {
  expect(toUnsentWords([LETTER, buildHeart(1), buildHeart(2)])).toBe('1 message and 2 changes')
  expect(toUnsentWords([buildHeart(1)])).toBe('1 change')
})
