import { expect, test } from 'vitest'
import { KeySafe } from './key-safe.ts'

const safe = new KeySafe('for-tests-only-and-for-nothing-else')

test('keys look like the original’s, and no two are alike', () => {
  const pairs = Array.from({ length: 100 }, () => safe.createPair())
  for (const { publicKey, privateKey } of pairs) {
    expect(publicKey).toMatch(/^[\da-f]{32}$/)
    expect(privateKey).toMatch(/^[\da-f]{40}$/)
  }
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(100)
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(100)
})

test('what is sealed opens again, and is sealed in other words each time', () => {
  const { publicKey, privateKey } = safe.createPair()
  const sealed = safe.seal(privateKey, publicKey)
  expect(safe.open(sealed, publicKey)).toBe(privateKey)
  expect(safe.seal(privateKey, publicKey)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').includes(Buffer.from(privateKey, 'hex'))).toBe(false)
})

test('a sealed key does not open when anything about it is another', () => {
  const { publicKey, privateKey } = safe.createPair()
  const sealed = safe.seal(privateKey, publicKey)
  expect(safe.open(sealed, safe.createPair().publicKey)).toBeUndefined()
  expect(new KeySafe('another-secret').open(sealed, publicKey)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(safe.open(changed.toString('base64url'), publicKey)).toBeUndefined()
  }
  for (const cut of ['', sealed.slice(0, 20), sealed.slice(0, -4)]) {
    expect(safe.open(cut, publicKey)).toBeUndefined()
  }
})

test('a made-up public key is known as such, and so is one of another server', () => {
  const { publicKey } = safe.createPair()
  expect(safe.mayHaveMade(publicKey)).toBe(true)
  expect(new KeySafe('another-secret').mayHaveMade(publicKey)).toBe(false)
  for (const other of ['', '1234', 'x'.repeat(32), publicKey.toUpperCase(), `${publicKey}0`]) {
    expect(safe.mayHaveMade(other)).toBe(false)
  }
  for (let place = 0; place < publicKey.length; place += 1) {
    const digit = publicKey[place] === '0' ? '1' : '0'
    const changed = publicKey.slice(0, place) + digit + publicKey.slice(place + 1)
    expect(safe.mayHaveMade(changed)).toBe(false)
  }
})
