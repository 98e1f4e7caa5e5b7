import { describe, expect, test } from 'vitest'
import { ask, shareContractApp } from './testing/ask.ts'

const VALUES = [
  '%00',
  '%',
  '%zz',
  '%c3%28',
  '%ff%fe',
  "'%20OR%201=1--",
  '<script>',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%92%A5',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '1e2',
  '0x10',
  '9'.repeat(400),
  '-9'.repeat(40),
  '%E2%80%AE',
  '__proto__',
  'constructor',
  ','.repeat(500),
  'x'.repeat(4000),
  '[object%20Object]',
  '(a+)+$',
  '0000-00-00',
  '-0001-11-30',
  '275760-09-14',
]
const NAMES = [
  ...['limit', 'offset', 'orderBy', 'modifiedSince', 'id', 'callback', '_'],
  ...['format', 'formatType', 'noVariants', 'dateDescriptor', 'dateRange', 'title'],
  ...['titleStartsWith', 'startYear', 'issueNumber', 'diamondCode', 'upc', 'isbn', 'ean', 'issn'],
  ...['digitalId', 'hasDigitalIssue', 'sharedAppearances', 'collaborators', 'decade', 'key'],
  ...['year'],
  ...['characters', 'creators', 'events', 'series', 'stories'],
]

describe('hostile parameters are never a 5xx', () => {
  test.each(NAMES)('%s', async (name) => {
    const { get } = await shareContractApp()
    for (const value of VALUES) {
      for (const query of [`${name}=${value}`, `${name}=${value}&${name}=${value}`]) {
        const response = await get(`/comics?${query}`)
        expect([200, 400, 409], `${query}: ${response.body}`).toContain(response.statusCode)
      }
    }
  })

  test.each([
    '__proto__=1',
    'constructor=1',
    'toString=1',
    'hasOwnProperty=1',
    'name[]=1',
    'name[a]=1',
    '%00=1',
    '%zz=1',
    'x'.repeat(2000),
    '=',
    '====',
    '?????',
  ])('a hostile name: %s', async (query) => {
    const response = await ask(`/characters?${query}`)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.statusCode).toBeGreaterThanOrEqual(200)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a name that every object has is still unknown: %s',
    async (name) => {
      const response = await ask(`/characters?${name}=1`)
      expect(response.statusCode).toBe(409)
      expect(response.json().status).toBe(`We don't recognize the parameter ${name}`)
    },
  )

  test.each([
    '/characters/%00',
    '/characters/%zz',
    '/characters/%E0%A4%A',
    '/characters/__proto__',
    `/characters/${'9'.repeat(90)}`,
    `/characters/${'9'.repeat(3000)}`,
    '/comics/..%2f..%2fdata',
    '/constructor',
    '/__proto__/1',
    '/toString/1/comics',
    '/characters/1009001/constructor',
  ])('a hostile address: %s', async (path) => {
    const response = await ask(path)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  })

  test.each([
    ['if-none-match', '"'.repeat(3000)],
    ['if-none-match', 'W/'],
    ['accept-encoding', 'gzip;q=banana,,;;,*'],
    ['referer', 'javascript:alert(1)'],
    ['origin', 'null'],
  ])('a hostile header: %s', async (name, value) => {
    const response = await ask('/characters', { [name]: value })
    expect(response.statusCode).toBe(200)
  })

  test('hostile credentials', async () => {
    const { app } = await shareContractApp()
    for (const value of [...VALUES, '1234&apikey=1234', '']) {
      for (const query of [`apikey=${value}`, `apikey=1234&ts=${value}&hash=${value}`]) {
        const { statusCode } = await app.inject({ url: `/v1/public/characters?${query}` })
        expect([400, 401, 409], query).toContain(statusCode)
      }
    }
  })

  test('a great many parameters', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `a${index}=1`).join('&')
    expect((await ask(`/characters?${many}`)).statusCode).toBe(409)
    expect((await ask(`/characters?${'&'.repeat(7000)}`)).statusCode).toBe(200)
  })
})
