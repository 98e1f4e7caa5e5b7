import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { withoutDirections } from '#contract/control-characters.ts'
import { CACHE_BYTES } from '../../cache-bytes.ts'
import type { FirebaseConfig } from '../../firebase-config.ts'
import type { Member, Members } from '../../members.ts'
import type { Claims } from './verify-token.ts'

/** An entry besides its token, which has the claims that the member is made of. */
const ENTRY_BYTES = 1000
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i

/** The account's claims. An account without an e-mail address is not accepted here. */
const AccountSchema = z.object({
  sub: z.string().min(1),
  auth_time: z.number(),
  email: z.string().min(1),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
})

interface TokenMembersOptions {
  config: FirebaseConfig
  now: () => Date
  /** URL of the provider's public keys (JWKS); tests override it. */
  keysUrl?: string
}

/**
 * Members authenticated by the provider's ID token. A verified token is cached until it expires.
 */
export function createTokenMembers({ config, now, keysUrl }: TokenMembersOptions): Members {
  const known = new LRUCache<string, { member: Member; expiresAtMs: number }>({
    maxSize: CACHE_BYTES.idTokens,
    sizeCalculation: (_member, token) => ENTRY_BYTES + 2 * token.length,
  })
  let verify: ((token: string) => Promise<Claims | null>) | undefined

  return {
    async find({ authorization = '' }) {
      const token = BEARER.exec(authorization)?.[1]
      if (token === undefined) return null
      const remembered = known.get(token)
      if (remembered !== undefined) {
        if (remembered.expiresAtMs > now().getTime()) return remembered.member
        known.delete(token)
      }
      // Lazy import at the first token, to keep the start fast.
      verify ??= (await import('./verify-token.ts')).createVerifyToken({ config, now, keysUrl })
      const claims = await verify(token)
      if (claims === null) return null
      const member = toMember(claims)
      if (member !== null) known.set(token, { member, expiresAtMs: claims.exp * 1000 })
      return member
    },
  }
}

function toMember(claims: Claims): Member | null {
  const { success, data } = AccountSchema.safeParse(claims)
  if (!success) return null
  return {
    id: data.sub,
    email: data.email,
    emailVerified: data.email_verified,
    displayName: withoutDirections(data.name ?? '') || null,
    photoURL: data.picture || null,
    signedInAt: new Date(data.auth_time * 1000),
  }
}
