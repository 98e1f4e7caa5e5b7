import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 20
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 160 random bits in base32: nobody guesses one, and it may be read aloud. */
export function makeShareToken(): string {
  const bits = [...randomBytes(TOKEN_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  return bits.replace(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)))
}
