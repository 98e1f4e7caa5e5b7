/** @typedef {{ width: number, height: number }} Size */

/** What begins as a file of each kind does, and where its size stands. */
const READERS = /** @type {[start: string, read: (file: Buffer) => Size | undefined][]} */ ([
  ['\xff\xd8\xff', readJpeg],
  ['\x89PNG', (file) => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) })],
  ['GIF8', (file) => ({ width: file.readUInt16LE(6), height: file.readUInt16LE(8) })],
])

/**
 * The size of a jpg, png or gif; undefined of anything else.
 * @param {Uint8Array} bytes
 * @returns {Size | undefined}
 */
export function imageSizeOf(bytes) {
  const file = Buffer.from(bytes)
  const [, read] = READERS.find(([start]) => file.toString('latin1').startsWith(start)) ?? []
  try {
    return read?.(file)
  } catch (error) {
    // It ends too early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * From segment to segment, up to the one that begins the frame.
 * @param {Buffer} file
 * @returns {Size | undefined}
 */
function readJpeg(file) {
  for (let at = 2; file.readUInt8(at) === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    if (isFrame(file.readUInt8(at + 1))) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
  }
  return undefined
}

/** SOF0 to SOF15, without the three between them that are tables. @param {number} marker */
function isFrame(marker) {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
