import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { buildCatalogueApp } from '../testing/build-catalogue-app.ts'
import { chooseCoding, compressed } from './encoding.ts'

const [one, other] = [Buffer.from('{"a":'), Buffer.from('1}')]

describe('the coding of an answer', () => {
  test.each([
    ['br', 'br', 'br'],
    ['gzip, deflate, br', 'br', 'gzip'],
    ['gzip, br;q=0', 'gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'gzip', 'gzip'],
    ['gzip;q=0.5, br', 'br', 'gzip'],
    ['BR', 'br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['*', 'gzip', 'gzip'],
    ['brotli', undefined, undefined],
    ['identity', undefined, undefined],
    [undefined, undefined, undefined],
  ])('for %s it is %s where the answer is kept, else %s', (header, whole, inPieces) => {
    expect(chooseCoding(header, [one])).toBe(whole)
    expect(chooseCoding(header, [one, other])).toBe(inPieces)
  })

  test('an answer of one piece is compressed once in each coding, one in pieces each time', async () => {
    const whole = Buffer.concat([one, other])
    for (const coding of ['br', 'gzip'] as const) {
      const first = await compressed([whole], coding)
      expect(compressed([whole], coding)).toBe(first)
      expect(await compressed([one, other], coding)).toEqual(first)
      expect(await compressed([one, other], coding)).not.toBe(first)
    }
    expect(compressed([whole], 'br')).not.toBe(compressed([whole], 'gzip'))
  })

  test.each(['br', 'gzip'] as const)(
    'what is kept in %s takes no more than its bytes',
    async (coding) => {
      const { buffer, length } = await compressed([Buffer.concat([one, other])], coding)
      expect(buffer.byteLength).toBe(length)
    },
  )
})

test('a page is sent with brotli once it is kept, the same page with the same ETag', async () => {
  const { get } = await buildCatalogueApp({ files: SMALL_CATALOGUE })
  const headers = { 'accept-encoding': 'gzip, br' }
  const plain = await get('/comics')
  const kept = await get('/comics', headers)
  expect(kept.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(kept.rawPayload).toString()).toBe(plain.body)
  expect(kept.headers.etag).toBe(plain.headers.etag)
  expect(kept.headers.vary).toContain('accept-encoding')
  const rare = await get('/comics?limit=2', headers)
  expect(rare.headers['content-encoding']).toBe('gzip')
})
