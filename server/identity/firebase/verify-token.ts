import {
  createRemoteJWKSet,
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import { ApiError } from '../../errors.ts'
import type { FirebaseConfig } from '../../firebase-config.ts'

const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/**
 * How long the JWKS is cached. An unknown key id is fetched at once, so rotation is not delayed.
 */
const KEYS_CACHED_MS = 60 * 60 * 1000
/** Tolerated clock skew: our clock may be this much behind the provider's. */
const CLOCK_SKEW_S = 60

export interface Claims extends JWTPayload {
  exp: number
}

interface VerifyTokenOptions {
  config: FirebaseConfig
  now: () => Date
  keysUrl?: string
}

/**
 * Returns the claims of a valid, unexpired ID token of this project, else null. Throws when the
 * provider's public keys cannot be fetched, because then no token can be verified.
 */
export function createVerifyToken({ config, now, keysUrl = KEYS_URL }: VerifyTokenOptions) {
  const { projectId, emulatorHost } = config
  const getKey = orUnreachable(
    createRemoteJWKSet(new URL(keysUrl), { cacheMaxAge: KEYS_CACHED_MS }),
  )

  async function read(token: string): Promise<JWTPayload> {
    const expected: JWTClaimVerificationOptions = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now(),
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    }
    // The emulator's tokens are unsigned, so in emulator mode every well-formed token is accepted.
    if (emulatorHost !== undefined) return UnsecuredJWT.decode(token, expected).payload
    return (await jwtVerify(token, getKey, { ...expected, algorithms: ['RS256'] })).payload
  }

  return async (token: string): Promise<Claims | null> => {
    try {
      const claims = await read(token)
      return isIssuedInThePast(claims, now()) ? claims : null
    } catch (error) {
      if (error instanceof ApiError) throw error
      return null
    }
  }
}

/** `jose` checks only `exp`; `iat` and `auth_time` must not lie in the future either. */
function isIssuedInThePast(claims: JWTPayload, now: Date): claims is Claims {
  const latest = now.getTime() / 1000 + CLOCK_SKEW_S
  return [claims.iat, claims.auth_time].every((time) => typeof time === 'number' && time <= latest)
}

function orUnreachable(getKey: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await getKey(header, token)
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause
      if (cause instanceof errors.JWKSMultipleMatchingKeys) throw cause
      throw new ApiError(503, {
        code: 'identity-unreachable',
        message: 'The service that keeps the accounts cannot be reached. Please try again.',
      })
    }
  }
}
