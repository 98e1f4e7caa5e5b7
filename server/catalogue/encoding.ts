import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const compressed = new WeakMap<Buffer, Buffer | Promise<Buffer>>()

/** An answer of one piece is compressed once, as long as the piece itself is kept. */
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

export function acceptsGzip(header: string | undefined): boolean {
  if (header === undefined) return false
  return header.split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return (coding === 'gzip' || coding === '*') && !refused
  })
}
