import { randomInt } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { Auth } from '../auth.ts'

const COUNT = 10
/** Without letters and digits that are easily confused; 49 bits in ten of them. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export function createRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${randomGroup()}-${randomGroup()}`)
}

function randomGroup(): string {
  return Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

const StoredCodesSchema = z.array(z.string())

/** The library stores the unused codes as one encrypted list. */
export async function countRecoveryCodes(auth: Auth, encrypted: string): Promise<number> {
  const { secretConfig } = await auth.$context
  const list = await symmetricDecrypt({ key: secretConfig, data: encrypted })
  return StoredCodesSchema.parse(JSON.parse(list)).length
}
