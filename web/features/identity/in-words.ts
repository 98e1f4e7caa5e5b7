import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { IdentityError, type IdentityErrorCode } from '#web/lib/identity/identity.ts'

/** Codes that the server sends itself; any other becomes `refused`. */
const CODES = new Set<string>([
  'wrong-credentials',
  'account-disabled',
  'address-taken',
  'weak-password',
  'invalid-email',
  'too-many-tries',
  'offline',
  'link-expired',
  'other-account',
  'already-verified',
  'sign-in-again',
  'provider-unavailable',
  'unavailable',
  'wrong-code',
  'second-step-expired',
  'passkey-expired',
  'passkey-refused',
  'passkey-unknown',
] satisfies IdentityErrorCode[])

/** Turns a refusal of our own server into an IdentityError. */
export async function inWords<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    const { message, fields, retryAfterS } = error
    const code = CODES.has(error.code) ? (error.code as IdentityErrorCode) : 'refused'
    throw new IdentityError(code, message, { cause: error, fields, retryAfterS })
  }
}
