import { randomInt } from 'node:crypto'

const COUNT = 10
/** Without letters and digits that are easily confused; 49 bits in ten of them. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export function createRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${randomGroup()}-${randomGroup()}`)
}

function randomGroup(): string {
  return Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
