import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const compressed = new WeakMap<Buffer, Promise<Buffer>>()

/** Compressed once, as long as the bytes themselves are kept. */
export function gzipped(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes)
  if (known !== undefined) return known
  const result = compress(bytes)
  compressed.set(bytes, result)
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
