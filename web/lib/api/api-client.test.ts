import { afterEach, expect, test, vi } from 'vitest'
import {
  ApiRefusal,
  authorizeCallsWith,
  checkSessionWith,
  getFile,
  getJson,
  sendJson,
} from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, status: number) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

const { signal } = new AbortController()

test('gives the body of a good answer', async () => {
  answerWith('{"a":1}', 200)
  expect(await getJson('/api/x', signal)).toEqual({ a: 1 })
})

test.each([
  ['{"code":"not-found","message":"Nothing answers here."}', 'Nothing answers here.'],
  ['{"code":409,"status":"You may not request more than 100 items."}', 'more than 100 items'],
  ['<html>Bad gateway</html>', 'The server answered 502.'],
  ['null', 'The server answered 502.'],
])('throws with the words of %s', async (body, words) => {
  answerWith(body, 502)
  await expect(getJson('/api/x', signal)).rejects.toThrow(words)
})

async function refusalOf(call: Promise<unknown>): Promise<ApiRefusal> {
  const error = await call.then(() => undefined).catch((error: unknown) => error)
  if (!(error instanceof ApiRefusal)) throw new Error('The call was not refused.')
  return error
}

test('hands on the code of a refusal, its status and what is wrong with which field', async () => {
  answerWith('{"code":"invalid-fields","message":"No.","fields":{"email":"Must be valid"}}', 422)
  expect(await refusalOf(sendJson('POST', '/api/x', {}))).toMatchObject({
    code: 'invalid-fields',
    status: 422,
    fields: { email: 'Must be valid' },
  })
})

test('says that the server cannot be reached, but lets a call that was given up be given up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await refusalOf(getJson('/api/x'))).toMatchObject({ code: 'offline', status: 0 })
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Gone', 'AbortError')))
  await expect(getJson('/api/x')).rejects.toThrow('Gone')
  await expect(getJson('/api/x')).rejects.not.toBeInstanceOf(ApiRefusal)
})

test('an answer that is no JSON is refused in words, and one that breaks off is out of reach', async () => {
  answerWith('<html>Sign in to the café’s network</html>', 200)
  const refusal = await refusalOf(getJson('/api/x'))
  expect(refusal).toMatchObject({ code: 'unknown', status: 0 })
  expect(refusal.message).toBe('The server sent an answer that makes no sense here.')
  const breakOff = (error: unknown) =>
    vi.stubGlobal('fetch', async () => {
      return new Response(new ReadableStream({ start: (stream) => stream.error(error) }))
    })
  breakOff(new DOMException('Too long', 'TimeoutError'))
  expect(await refusalOf(getJson('/api/x'))).toMatchObject({ code: 'offline' })
  breakOff(new DOMException('Gone', 'AbortError'))
  await expect(getJson('/api/x')).rejects.toThrow('Gone')
})

test('sends the headers of the caller along, and outlives the page where it is told to', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  await sendJson('POST', '/api/x', {}, { headers: { 'idempotency-key': '1' }, keepalive: true })
  const [, { headers, keepalive } = {}] = fetch.mock.calls[0] ?? []
  expect(Object.fromEntries(new Headers(headers))).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': '1',
  })
  expect(keepalive).toBe(true)
})

test('sends a body as JSON, and reads an answer without one as nothing', async () => {
  const fetch = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await sendJson('PUT', '/api/x', { plan: 'basic' })).toBeNull()
  const [path, { method, body, headers, keepalive } = {}] = fetch.mock.calls[0] ?? []
  expect(keepalive).toBe(false)
  expect([path, method, body]).toEqual(['/api/x', 'PUT', '{"plan":"basic"}'])
  expect(new Headers(headers).get('content-type')).toBe('application/json')
  expect(new Headers(headers).has('authorization')).toBe(false)
})

test('sends what has no body to the end, also when the reader leaves the page', async () => {
  const fetch = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }),
  )
  vi.stubGlobal('fetch', fetch)
  await sendJson('DELETE', '/api/x')
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true })
})

test('gives a file as it came, and throws where there is none', async () => {
  answerWith('kind,id\r\n', 200)
  expect(await (await getFile('/api/x.csv')).text()).toBe('kind,id\r\n')
  answerWith('{"code":"signed-out","message":"You are not logged in."}', 401)
  expect(await refusalOf(getFile('/api/x.csv'))).toMatchObject({ code: 'signed-out', status: 401 })
})

test('says who calls where no cookie does', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  authorizeCallsWith(async () => 'token')
  await getJson('/api/x')
  authorizeCallsWith(async () => null)
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer token')
})

/** Calls of a member whose first call is refused like this, and whose session is then checked. */
async function callWithDoubt(
  [status, code]: [number, string],
  check: () => Promise<boolean>,
  then = Response.json({ a: 1 }),
) {
  const refusal = Response.json({ code, message: 'No.' }, { status })
  const fetch = vi.fn().mockResolvedValueOnce(refusal).mockResolvedValueOnce(then)
  vi.stubGlobal('fetch', fetch)
  const checked = vi.fn(check)
  const end = checkSessionWith(checked)
  const outcome = await sendJson('PUT', '/api/x', { plan: 'basic' }).catch((error) => error)
  end()
  return { outcome, sent: fetch.mock.calls.length, checks: checked.mock.calls.length }
}

const NO_SESSION: [number, string][] = [
  [401, 'signed-out'],
  [409, 'MissingParameter'],
  [401, 'InvalidCredentials'],
]

test.each(NO_SESSION)(
  'repeats a call that %i %s refused if the session is there',
  async (...no) => {
    const { outcome, sent } = await callWithDoubt(no, async () => true)
    expect(outcome).toEqual({ a: 1 })
    expect(sent).toBe(2)
  },
)

test.each(NO_SESSION)('says who is signed out so after %i %s', async (...no) => {
  const { outcome, sent } = await callWithDoubt(no, async () => false)
  expect(outcome).toMatchObject({ code: 'signed-out', message: 'You were signed out.' })
  expect(sent).toBe(1)
})

test('repeats a call once only, and hands on the second refusal', async () => {
  const again = Response.json({ code: 'signed-out', message: 'No again.' }, { status: 401 })
  const { outcome, checks } = await callWithDoubt([401, 'signed-out'], async () => true, again)
  expect(outcome).toMatchObject({ code: 'signed-out', message: 'No again.' })
  expect(checks).toBe(1)
})

test('calls nobody signed out while the session cannot be read', async () => {
  const { outcome } = await callWithDoubt([401, 'signed-out'], () => Promise.reject(new Error()))
  expect(outcome).toMatchObject({ code: 'offline' })
})

test('does not doubt the session for a wrong password', async () => {
  const { outcome, checks } = await callWithDoubt([401, 'wrong-credentials'], async () => true)
  expect(outcome).toMatchObject({ code: 'wrong-credentials' })
  expect(checks).toBe(0)
})
