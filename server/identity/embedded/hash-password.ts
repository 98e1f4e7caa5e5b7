import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

interface Cost {
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** The minimum that OWASP recommends for argon2id. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
const STORED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/

const derive = promisify(argon2)

/**
 * In the PHC string format, which names the cost: hashes made before a higher cost stay verifiable.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await digest(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = STORED.exec(stored) ?? []
  if (salt === undefined || tag === undefined) return false
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const computed = await digest(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(computed, Buffer.from(tag, 'base64'))
}

/** NFKC, because keyboards encode the same character in different ways. */
function digest(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return derive('argon2id', { ...cost, message, nonce, tagLength: TAG_BYTES })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
