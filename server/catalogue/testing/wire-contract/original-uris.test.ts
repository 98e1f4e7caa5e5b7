import { describe, expect, test } from 'vitest'
import { shareContractApp } from './testing/ask.ts'

describe('§8 resourceURI', () => {
  test.each([
    '/characters/2000004',
    '/comics/827493',
    '/series/102',
    '/events/5002',
    '/stories/3309973',
  ])('CATALOGUE_RESOURCE_URI=original: all of %s have the original prefix', async (path) => {
    const { get } = await shareContractApp({ CATALOGUE_RESOURCE_URI: 'original' })
    const { body } = await get(path)
    const uris = [...body.matchAll(/"(?:resourceURI|collectionURI)":"([^"]*)"/g)]
    expect(uris.length).toBeGreaterThan(5)
    for (const [, uri] of uris) expect(uri).toMatch(/^http:\/\/gateway\.marvel\.com\/v1\/public\//)
  })

  test('CATALOGUE_RESOURCE_URI=original: http, type and id', async () => {
    const { get } = await shareContractApp({ CATALOGUE_RESOURCE_URI: 'original' })
    const [record] = (await get('/characters/2000004')).json().data.results
    expect(record.resourceURI).toBe('http://gateway.marvel.com/v1/public/characters/2000004')
    expect(record.comics.collectionURI).toBe(
      'http://gateway.marvel.com/v1/public/characters/2000004/comics',
    )
  })

  test('a client that follows it as it stands finds the record', async () => {
    const { app } = await shareContractApp({ CATALOGUE_ACCESS: 'open' })
    const [frost] = (await app.inject({ url: '/v1/public/characters/2000004' })).json().data.results
    for (const uri of [
      frost.resourceURI,
      frost.comics.collectionURI,
      frost.comics.items[0].resourceURI,
    ]) {
      expect((await app.inject({ url: new URL(uri).pathname })).statusCode).toBe(200)
    }
  })
})
