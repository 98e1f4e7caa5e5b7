/**
 * MD5 of a text in UTF-8, as lower-case hexadecimal (RFC 1321). The wire signs with it, and browsers have
 * none: Web Crypto leaves it out because it is no protection. Nothing else may be built on it.
 */
export function md5(text: string): string {
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476])
  const words = toWords(new TextEncoder().encode(text))
  for (let start = 0; start < words.length; start += 16) {
    mixBlock(state, words.subarray(start, start + 16))
  }
  return [...new Uint8Array(state.buffer)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** How far each step of a round rotates, in turn. */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
]
const SINES = Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
)

/** Blocks of 64 bytes: the message, a bit, zeros, and the length in bits. Little-endian, as every platform is. */
function toWords(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length * 8), true)
  return new Uint32Array(bytes.buffer)
}

function mixBlock(state: Uint32Array, block: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let step = 0; step < 64; step += 1) {
    const { mixed, word } = roundOf(step, b, c, d)
    const sum = (a + mixed + (SINES[step] ?? 0) + (block[word] ?? 0)) | 0
    const by = ROTATIONS[step >> 4]?.[step % 4] ?? 0
    a = d
    d = c
    c = b
    b = (b + ((sum << by) | (sum >>> (32 - by)))) | 0
  }
  // The array keeps the lowest 32 bits of each sum.
  for (const [index, value] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + value
}

/** What a step makes of three of the four words, and the word of the block that it adds. */
function roundOf(step: number, b: number, c: number, d: number) {
  if (step < 16) return { mixed: (b & c) | (~b & d), word: step }
  if (step < 32) return { mixed: (d & b) | (~d & c), word: (5 * step + 1) % 16 }
  if (step < 48) return { mixed: b ^ c ^ d, word: (3 * step + 5) % 16 }
  return { mixed: c ^ (b | ~d), word: (7 * step) % 16 }
}
