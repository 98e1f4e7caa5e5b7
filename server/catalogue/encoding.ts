import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const plain = new WeakMap<object, Buffer>()
const compressed = new WeakMap<object, Promise<Buffer>>()

/** The bytes of a text, made once as long as its owner lives. */
export function bytesOf(owner: object, text: string): Buffer {
  const known = plain.get(owner)
  if (known !== undefined) return known
  const bytes = Buffer.from(text)
  plain.set(owner, bytes)
  return bytes
}

export function gzippedOf(owner: object, text: string): Promise<Buffer> {
  const known = compressed.get(owner)
  if (known !== undefined) return known
  const bytes = compress(bytesOf(owner, text))
  compressed.set(owner, bytes)
  return bytes
}

export function acceptsGzip(header: string | undefined): boolean {
  if (header === undefined) return false
  return header.split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return (coding === 'gzip' || coding === '*') && !refused
  })
}
