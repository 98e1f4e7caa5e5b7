import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TransportOptions } from './client-types.ts'
import { createReadJson } from './read-json.ts'
import { listen } from './testing/listen.ts'

/** Reads once from a server that answers like this. */
async function readFrom(
  answer: RequestListener,
  options: TransportOptions = {},
  signal?: AbortSignal,
) {
  const url = await listen(answer)
  return createReadJson(options)(url, {}, { signal })
}

function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): RequestListener {
  return (_request, response) => response.writeHead(status, headers).end(JSON.stringify(body))
}

const once = { retries: 0 }

describe('a refusal', () => {
  test.each([
    [
      'of the gateway',
      json(401, { code: 'InvalidCredentials', message: 'The passed API key is invalid.' }),
      { status: 401, code: 'InvalidCredentials', message: 'The passed API key is invalid.' },
    ],
    [
      'of the service',
      json(404, { code: 404, status: "We couldn't find that character" }),
      { status: 404, code: 404, message: "We couldn't find that character" },
    ],
    [
      'of something between',
      (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
      { status: 502, code: 502, message: 'The server answered 502.' },
    ],
  ] as [string, RequestListener, object][])(
    '%s says status, code and words',
    async (_name, answer, said) => {
      const refused = readFrom(answer, once)
      await expect(refused).rejects.toMatchObject({
        name: 'RackError',
        retryAfterS: undefined,
        ...said,
      })
    },
  )

  test('says when to come again', async () => {
    const throttled = json(
      429,
      { code: 'RequestThrottled', message: 'Slow down' },
      { 'retry-after': '30' },
    )
    await expect(readFrom(throttled, once)).rejects.toMatchObject({ status: 429, retryAfterS: 30 })
  })
})

describe('an answer', () => {
  test('is asked for again after a refusal that passes', async () => {
    const answers = [
      json(503, {}, { 'retry-after': '0' }),
      json(429, {}, { 'retry-after': '0' }),
      json(200, { data: 'here' }),
    ]
    expect(await readFrom((...call) => answers.shift()?.(...call))).toEqual({ data: 'here' })
    expect(answers).toEqual([])
  })

  test('that is none is an error', async () => {
    const page: RequestListener = (_request, response) => response.end('<h1>Welcome</h1>')
    await expect(readFrom(page)).rejects.toMatchObject({ code: 'unreadable', status: 0 })
  })

  test('that is cut short is an error', async () => {
    const cut: RequestListener = (_request, response) => response.end('{"data":{"results":[')
    await expect(readFrom(cut)).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('whose packing is broken is a lost connection', async () => {
    const broken: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip at all')
    await expect(readFrom(broken, once)).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('may be elsewhere, but no other host is told the token', async () => {
    const heard: (string | undefined)[] = []
    const elsewhere = await listen((request, response) => {
      heard.push(request.headers.authorization)
      response.end('{"data":"moved"}')
    })
    const url = await listen((request, response) => {
      heard.push(request.headers.authorization)
      response.writeHead(302, { location: elsewhere }).end()
    })
    const read = createReadJson(once)(url, { authorization: 'Bearer secret' }, {})
    expect(await read).toEqual({ data: 'moved' })
    expect(heard).toEqual(['Bearer secret', undefined])
  })

  test('that breaks off is a lost connection', async () => {
    const broken: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"data"', () => response.destroy())
    }
    await expect(readFrom(broken, once)).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('of nobody is a lost connection, with its cause', async () => {
    const read = createReadJson(once)('http://127.0.0.1:1', {}, {})
    await expect(read).rejects.toMatchObject({ code: 'unreachable', cause: expect.any(TypeError) })
  })

  test.each([
    ['does not begin', () => undefined],
    ['does not end', (_request, response) => response.write('{')],
  ] as [string, RequestListener][])('that %s is given up in time', async (_name, answer) => {
    await expect(readFrom(answer, { timeoutMs: 30 })).rejects.toMatchObject({
      code: 'timeout',
      message: 'The server did not answer within 30 ms.',
    })
  })
})

describe('an aborted call', () => {
  const reason = new Error('The reader left')

  test('rejects with the reason, while it is under way', async () => {
    const stop = new AbortController()
    const read = readFrom(() => stop.abort(reason), {}, stop.signal)
    await expect(read).rejects.toBe(reason)
  })

  test('rejects with the reason, while it waits for the next attempt', async () => {
    const stop = new AbortController()
    const busy: RequestListener = (_request, response) => {
      response.writeHead(503, { 'retry-after': '59' }).end()
      response.on('close', () => stop.abort(reason))
    }
    await expect(readFrom(busy, {}, stop.signal)).rejects.toBe(reason)
  })

  test('rejects with the reason, in the middle of the answer', async () => {
    const stop = new AbortController()
    const endless: RequestListener = (_request, response) =>
      response.write('{', () => setImmediate(() => stop.abort(reason)))
    await expect(readFrom(endless, {}, stop.signal)).rejects.toBe(reason)
  })

  test('asks nothing when it was aborted before', async () => {
    let asked = 0
    const read = readFrom(() => (asked += 1), {}, AbortSignal.abort(reason))
    await expect(read).rejects.toBe(reason)
    expect(asked).toBe(0)
  })
})

describe('a call that is over', () => {
  afterEach(() => vi.useRealTimers())

  test.each([
    ['an answer', async () => Response.json({}), undefined],
    ['a refusal', async () => Response.json({}, { status: 404 }), 404],
    ['a lost connection', async () => Promise.reject(new TypeError('Gone')), 'unreachable'],
  ])('by %s leaves no timer, and nothing at the signal', async (_name, fetch, code) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    const read = createReadJson({ ...once, fetch })('http://rack.example', {}, { signal })
    await (code === undefined ? read : expect(read).rejects.toMatchObject({ code }))
    expect(vi.getTimerCount()).toBe(0)
    expect(add).toHaveBeenCalledOnce()
    expect(remove.mock.calls).toEqual(add.mock.calls)
  })

  test('may have been given any time', async () => {
    const answer = json(200, { data: 'here' })
    expect(await readFrom(answer, { timeoutMs: Number.POSITIVE_INFINITY })).toEqual({
      data: 'here',
    })
  })
})

test('a fetch that throws is a lost connection', async () => {
  const fetch = () => {
    throw new Error('Not here')
  }
  const read = createReadJson({ ...once, fetch })('http://rack.example', {}, {})
  await expect(read).rejects.toMatchObject({ code: 'unreachable' })
})
