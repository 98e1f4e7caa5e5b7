/**
 * These bytes, joined, in memory of their own. A small Buffer is a part of 64 kB that it shares with
 * whatever was made at the same time, and keeps all of that as long as it is cached.
 */
export function unpooled(...pieces: Buffer[]): Buffer {
  let length = 0
  for (const piece of pieces) length += piece.length
  const bytes = Buffer.allocUnsafeSlow(length)
  let end = 0
  for (const piece of pieces) {
    bytes.set(piece, end)
    end += piece.length
  }
  return bytes
}
