import { crc32 } from 'node:zlib'

const HEADER = Buffer.from('1f8b08000000000000ff', 'hex')
/** The last block, and stored as it is. */
const STORED = 1

/**
 * The last member of a backup: the SHA-256 of all bytes before it. Its own bytes are all given by that, the
 * packing included, so that a change of any bit of the file is noticed.
 */
export function sealOf(digest: Buffer): Buffer {
  const text = Buffer.from(`{"sha256":"${digest.toString('hex')}"}\n`)
  const block = Buffer.alloc(5)
  block.writeUInt8(STORED, 0)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(text.length ^ 0xffff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(text), 0)
  trailer.writeUInt32LE(text.length, 4)
  return Buffer.concat([HEADER, block, text, trailer])
}

export const SEAL_BYTES = sealOf(Buffer.alloc(32)).length
