import { expect, test } from 'vitest'
import { md5 } from './md5.ts'

test.each([
  ["the contract's worked example", '1abcd1234', 'ffd275c5130566a2916217b101f26150'],
  // From RFC 1321, the last one over two blocks.
  ['nothing', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['80 digits', '1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
  ['the longest text of one block', 'k'.repeat(55), 'f79f83e3aced4f982e07a1506063b383'],
  ['the shortest of two', 'k'.repeat(56), '591a02036ec465ba18d49fcf542393c4'],
  ['a whole block', 'k'.repeat(64), 'a18cc771b8188ff945d0dd7757c50fd1'],
  ['letters of many bytes', 'ключ 🕷', 'efd01c797fa8dbcdbdfbb8a82d534b54'],
])('hashes %s', (_what, text, hash) => {
  expect(md5(text)).toBe(hash)
})
