import { describe, expect, test } from 'vitest'
import { ask, buildContractApp } from './testing/ask.ts'

const PATHS = ['/characters', '/comics/827493', '/series/101/comics', '/stories?limit=1']

describe('§6 envelope', () => {
  test.each(PATHS)('keys in the order recorded: %s', async (path) => {
    const body = (await ask(path)).json()
    expect(Object.keys(body)).toEqual([
      'code',
      'status',
      'copyright',
      'attributionText',
      'attributionHTML',
      'etag',
      'data',
    ])
    expect(Object.keys(body.data)).toEqual(['offset', 'limit', 'total', 'count', 'results'])
  })

  test.each([
    ['code: 200', 'code', 200],
    ['status: exactly Ok', 'status', 'Ok'],
    ['copyright: © YYYY MARVEL', 'copyright', '© 2026 MARVEL'],
    ['attributionText', 'attributionText', 'Data provided by Marvel. © 2026 MARVEL'],
    [
      'attributionHTML',
      'attributionHTML',
      '<a href="http://marvel.com">Data provided by Marvel. © 2026 MARVEL</a>',
    ],
    ['etag: 40 hex', 'etag', expect.stringMatching(/^[0-9a-f]{40}$/)],
  ])('%s', async (_row, key, value) => {
    for (const path of PATHS) expect((await ask(path)).json()[key]).toEqual(value)
  })

  test('data: total matches of the filter set, count = results.length', async () => {
    const { data } = (await ask('/comics?series=101&limit=7&offset=20')).json()
    expect(data).toMatchObject({ offset: 20, limit: 7, total: 22, count: 2 })
    expect(data.results).toHaveLength(2)
  })

  test('the year is that of the answer', async () => {
    const overrides = { now: () => new Date('2031-06-01T12:00:00Z') }
    const { get } = await buildContractApp({ overrides })
    expect((await get('/characters')).json().copyright).toBe('© 2031 MARVEL')
  })

  test('an empty list is an Ok too', async () => {
    const response = await ask('/characters?name=nobody')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      code: 200,
      status: 'Ok',
      data: { offset: 0, limit: 20, total: 0, count: 0, results: [] },
    })
  })
})
