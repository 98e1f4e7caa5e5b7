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

/** How the account is called that a member has with the provider, whoever that is. */
const PROVIDER_ID = 'social'

/** What is needed to exchange a code, but for the nonce. */
const CodeSchema = z.object({ code: z.string(), codeVerifier: z.string(), redirectUri: z.string() })

interface SocialOptions {
  client: SocialClient
  ownOrigins: string[]
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * One OpenID provider for the library, the same code for every issuer. The library's own plugin asks
 * for its endpoints while the accounts start, without a time limit, and leaves it out for good if it
 * is down just then (docs/decisions/022); here the first sign-in asks, and after a failure the next.
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
    // The exchange checks the ID token with its nonce, which the library tells in the next step only.
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
