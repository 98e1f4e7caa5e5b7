import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ask, shareContractApp } from './testing/ask.ts'

const PATHS = ['/characters', '/comics/827493', '/series/101/stories?limit=3']

describe('§1 ETag: header = body etag, 40 hex digits, without quotes', () => {
  test.each(PATHS)('%s', async (path) => {
    const response = await ask(path)
    expect(response.json().etag).toMatch(/^[0-9a-f]{40}$/)
    expect(response.headers.etag).toBe(response.json().etag)
  })

  test.each(['/characters/1', '/heroes', '/comics?limit=0'])(
    '§9 an error has none: %s',
    async (path) => {
      expect((await ask(path)).headers.etag).toBeUndefined()
    },
  )
})

describe('§1 ETag basis: the data, not ts and hash', () => {
  test('two different ts give the same body', async () => {
    const { app } = await shareContractApp()
    const [one, two] = await Promise.all(
      ['1', '2014-02-0712:00:00'].map((ts) => {
        const hash = createHash('md5').update(`${ts}abcd1234`).digest('hex')
        return app.inject({ url: `/v1/public/events?ts=${ts}&apikey=1234&hash=${hash}` })
      }),
    )
    expect(one?.statusCode).toBe(200)
    expect(two?.body).toBe(one?.body)
    expect(two?.headers.etag).toBe(one?.headers.etag)
  })

  test('it is the same after a restart', async () => {
    const [one, two] = await Promise.all([ask('/comics'), ask('/comics')])
    expect(two.headers.etag).toBe(one.headers.etag)
  })

  test('other data have another', async () => {
    const { get } = await shareContractApp()
    const paths = ['/comics', '/comics?limit=19', '/comics?offset=1', '/series', '/comics/301']
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(paths.length)
  })
})

describe('§1 304: If-None-Match with the etag, empty body', () => {
  test.each([
    ['bare', (etag: string) => etag],
    ['quoted', (etag: string) => `"${etag}"`],
    ['W/', (etag: string) => `W/"${etag}"`],
  ])('%s', async (_form, write) => {
    const { get } = await shareContractApp()
    for (const path of PATHS) {
      const { etag } = (await get(path)).json<{ etag: string }>()
      const response = await get(path, { 'if-none-match': write(etag) })
      expect(response.statusCode).toBe(304)
      expect(response.body).toBe('')
    }
  })

  test('another etag is answered in full', async () => {
    const response = await ask('/characters', { 'if-none-match': 'f'.repeat(40) })
    expect(response.statusCode).toBe(200)
    expect(response.json().data.count).toBe(8)
  })

  test('a client that sends gzip and the etag gets 304 as well', async () => {
    const { get } = await shareContractApp()
    const { etag } = (await get('/characters')).json<{ etag: string }>()
    const headers = { 'if-none-match': etag, 'accept-encoding': 'gzip' }
    const response = await get('/characters', headers)
    expect(response.statusCode).toBe(304)
    expect(response.rawPayload).toHaveLength(0)
  })
})
