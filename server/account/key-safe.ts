import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const RANDOM_BYTES = 12
const MARK_BYTES = 4
const PRIVATE_BYTES = 20

/**
 * Generates key pairs and encrypts the private keys. They cannot be stored as digests, because the
 * wire's hash is made from the private key itself.
 */
export class KeySafe {
  private readonly sealKey: Buffer
  private readonly markKey: Buffer

  constructor(secret: string) {
    this.sealKey = derive(secret, 'seal')
    this.markKey = derive(secret, 'mark')
  }

  /** In the format of the original service: 32 and 40 hexadecimal digits. */
  createPair(): { publicKey: string; privateKey: string } {
    const random = randomBytes(RANDOM_BYTES)
    return {
      publicKey: Buffer.concat([random, this.mark(random)]).toString('hex'),
      privateKey: randomBytes(PRIVATE_BYTES).toString('hex'),
    }
  }

  /**
   * Checks the last digits, a MAC of the others, without a database read, so that a flood of
   * made-up keys causes no database load.
   */
  mayHaveMade(publicKey: string): boolean {
    if (!/^[\da-f]{32}$/.test(publicKey)) return false
    const bytes = Buffer.from(publicKey, 'hex')
    return timingSafeEqual(bytes.subarray(RANDOM_BYTES), this.mark(bytes.subarray(0, RANDOM_BYTES)))
  }

  /** Authenticated with its public key: a ciphertext copied to another row does not decrypt. */
  seal(privateKey: string, publicKey: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.sealKey, iv).setAAD(Buffer.from(publicKey))
    const sealed = Buffer.concat([cipher.update(privateKey, 'hex'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Undefined when it was encrypted with another secret, or has been changed. */
  open(sealed: string, publicKey: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    try {
      const decipher = createDecipheriv(CIPHER, this.sealKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(publicKey))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([opened, decipher.final()]).toString('hex')
    } catch {
      return undefined
    }
  }

  private mark(random: Buffer): Buffer {
    return createHmac('sha256', this.markKey).update(random).digest().subarray(0, MARK_BYTES)
  }
}

/**
 * Derives a key for one purpose; one derived key reveals nothing of the secret or of another key.
 */
function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `spinner-rack/catalogue-keys/${purpose}`, 32))
}
