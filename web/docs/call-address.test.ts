import { expect, test } from 'vitest'
import { toAddress, withKeys } from './call-address.ts'

const address = (path: string, values: Record<string, string>) =>
  toAddress(path, new Map(Object.entries(values)))

test('puts values into the path and the query, and leaves out empty ones', () => {
  expect(
    address('/v1/public/comics/{comicId}/events', { comicId: '7', limit: '2', name: '' }),
  ).toBe('/v1/public/comics/7/events?limit=2')
  expect(address('/api/lists/{id}', { id: '../x?y' })).toBe('/api/lists/..%2Fx%3Fy')
  expect(address('/api/search', { q: 'spider & co' })).toBe('/api/search?q=spider+%26+co')
})

test('signs with both keys as the contract says, and never sends the private one', () => {
  const keys = { publicKey: '1234', privateKey: 'abcd' }
  const hash = 'ffd275c5130566a2916217b101f26150'
  expect(withKeys('/a', keys, '1')).toBe(`/a?apikey=1234&ts=1&hash=${hash}`)
  expect(withKeys('/a?b=1', keys, '1')).toBe(`/a?b=1&apikey=1234&ts=1&hash=${hash}`)
})

test('sends the public key alone where there is no private one, and nothing without keys', () => {
  expect(withKeys('/a', { publicKey: '1234', privateKey: '' }, '1')).toBe('/a?apikey=1234')
  expect(withKeys('/a', { publicKey: '', privateKey: 'abcd' }, '1')).toBe('/a')
})
