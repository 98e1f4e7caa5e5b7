import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { OAuthProvider } from 'better-auth/oauth2'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { once } from '../../once.ts'
import type { SocialClient } from '../social-client.ts'
import { PROVIDER_UNAVAILABLE } from './auth-errors.ts'
import { discoverProvider } from './openid-provider.ts'
import { type Claims, toProfile } from './social-profile.ts'

/** better-auth's provider id of social accounts, the same for every issuer. */
const PROVIDER_ID = 'social'

/** What the code exchange needs, except the nonce. */
const CodeSchema = z.object({ code: z.string(), codeVerifier: z.string(), redirectUri: z.string() })

interface SocialOptions {
  client: SocialClient
  ownOrigins: string[]
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * One OpenID provider for better-auth, the same code for every issuer. The library's own plugin
 * runs discovery at start, without a timeout, and disables the provider for good if that fails
 * (docs/decisions/022); here discovery runs at the first sign-in, and again after a failure.
 */
export function social(options: SocialOptions): BetterAuthPlugin {
  return {
    id: 'social',
    init: () => ({ context: { socialProviders: [createProvider(options)] } }),
  }
}

function createProvider({ client, ownOrigins, log }: SocialOptions): OAuthProvider<Claims> {
  const discovered = once(() => discoverProvider(client))

  return {
    id: PROVIDER_ID,
    name: PROVIDER_ID,
    issuer: client.issuer,
    accountSubject: ({ profile }) => profile.sub,
    requiresIdTokenNonce: true,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce = '' }) {
      const provider = await discovered().catch((error) => {
        log.error({ err: error }, 'the provider of social accounts cannot be used')
        throw new APIError('SERVICE_UNAVAILABLE', { code: PROVIDER_UNAVAILABLE })
      })
      return provider.authorizationUrl({
        state,
        nonce: idTokenNonce,
        codeVerifier,
        redirectUri: redirectURI,
      })
    },
    // The ID token is checked with its nonce in the exchange, and the library passes the nonce only
    // in the next step.
    validateAuthorizationCode: async ({ code, codeVerifier, redirectURI }) => ({
      raw: { code, codeVerifier, redirectUri: redirectURI },
    }),
    async getUserInfo({ raw, expectedIdTokenNonce: nonce = '' }) {
      try {
        const provider = await discovered()
        const claims = await provider.readClaims({ ...CodeSchema.parse(raw), nonce })
        return { user: toProfile(claims, ownOrigins), data: claims }
      } catch (error) {
        log.error({ err: error }, 'the provider of social accounts did not tell who it is')
        return null
      }
    },
  }
}
