/** The left rotation of each of the 64 steps, by round. */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
]
const SINES = Array.from({ length: 64 }, (_, step) =>
  Math.floor(2 ** 32 * Math.abs(Math.sin(step + 1))),
)
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
const BLOCK_WORDS = 16

/** MD5 (RFC 1321) of the text as UTF-8, in lower-case hex. Browsers have none: `crypto.subtle` lacks it. */
export function md5(text: string): string {
  const words = toWords(new TextEncoder().encode(text))
  let state = START
  for (let at = 0; at < words.length; at += BLOCK_WORDS) {
    state = mixBlock(state, words.subarray(at, at + BLOCK_WORDS))
  }
  const digest = new DataView(new ArrayBuffer(16))
  for (const [place, word] of state.entries()) digest.setUint32(4 * place, word, true)
  return Array.from(new Uint8Array(digest.buffer), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Padded with a one, zeros and the length in bits, as little-endian words. */
function toWords(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(BLOCK_WORDS * Math.ceil((bytes.length + 9) / 64))
  for (const [place, byte] of [...bytes, 0x80].entries()) {
    words[place >> 2] = (words[place >> 2] ?? 0) | (byte << (8 * (place & 3)))
  }
  words[words.length - 2] = bytes.length << 3
  words[words.length - 1] = bytes.length >>> 29
  return words
}

function mixBlock(state: number[], block: Uint32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (const [step, sine] of SINES.entries()) {
    const round = step >> 4
    const { mixed, word } = mix(round, step, [b, c, d])
    const sum = (a + mixed + sine + (block[word] as number)) | 0
    const turn = ROTATIONS[round]?.[step & 3] as number
    ;[a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0]
  }
  return [a, b, c, d].map((word, place) => (word + (state[place] as number)) >>> 0)
}

/** The function of the round, and the word of the block that its step takes. */
function mix(round: number, step: number, [b, c, d]: [number, number, number]) {
  if (round === 0) return { mixed: (b & c) | (~b & d), word: step }
  if (round === 1) return { mixed: (d & b) | (~d & c), word: (5 * step + 1) % BLOCK_WORDS }
  if (round === 2) return { mixed: b ^ c ^ d, word: (3 * step + 5) % BLOCK_WORDS }
  return { mixed: c ^ (b | ~d), word: (7 * step) % BLOCK_WORDS }
}
