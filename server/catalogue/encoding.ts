import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const compressed = new WeakMap<Buffer, Buffer | Promise<Buffer>>()

/** A response of one piece is compressed once and cached as long as the piece lives (WeakMap). */
export function gzipped(pieces: Buffer[]): Buffer | Promise<Buffer> {
  const [piece] = pieces
  if (piece === undefined || pieces.length > 1) return compress(Buffer.concat(pieces))
  const known = compressed.get(piece)
  if (known !== undefined) return known
  const result = compress(piece).then((bytes) => {
    compressed.set(piece, bytes)
    return bytes
  })
  compressed.set(piece, result)
  return result
}
