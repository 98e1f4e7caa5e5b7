import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { md5 } from './md5.ts'

describe('md5', () => {
  test.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
      'd174ab98d277d9f5a5611c2c9f419d9f',
    ],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('of the test suite of RFC 1321: "%s"', (text, digest) => {
    expect(md5(text)).toBe(digest)
  })

  test('signs as the worked example of the contract does', () => {
    expect(md5('1abcd1234')).toBe('ffd275c5130566a2916217b101f26150')
  })

  test("is that of Node's own at every length around the end of a block, and of a long text", () => {
    for (const length of [...Array(130).keys(), 100_003]) {
      const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2)
      expect(md5(text), `${length} bytes`).toBe(createHash('md5').update(text).digest('hex'))
    }
  })

  test("is that of Node's own for any text, whatever the length of its last block", () => {
    const points = fc.array(fc.nat(0x10ffff), { maxLength: 130 })
    const property = fc.property(points, (points) => {
      const text = String.fromCodePoint(...points)
      expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'))
    })
    fc.assert(property, { numRuns: rounds({ test: 100, soak: 20_000 }), seed: seedOfTest() })
  })
})
