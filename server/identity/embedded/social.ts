import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import {
  createAuthorizationURL,
  type OAuthProvider,
  verifyProviderIdToken,
} from 'better-auth/oauth2'
import type { FastifyBaseLogger } from 'fastify'
import { once } from '../../once.ts'
import type { SocialClient } from '../social-client.ts'
import { PROVIDER_UNAVAILABLE } from './auth-errors.ts'
import { discover } from './openid-discovery.ts'
import { exchangeCode, readClaims } from './openid-tokens.ts'
import { type Claims, toProfile } from './social-profile.ts'

/** How the account is called that a member has with the provider, whoever that is. */
export const PROVIDER_ID = 'social'

const SCOPES = ['openid', 'email', 'profile']
/** Signed with the provider's own key: our secret as the client, which it knows too, proves nothing. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

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
  const { issuer, clientId } = client
  const discovered = once(() => discover(issuer))

  const provider: OAuthProvider<Claims> = {
    id: PROVIDER_ID,
    name: PROVIDER_ID,
    accountSubject: ({ profile }) => profile.sub,
    requiresIdTokenNonce: true,
    idToken: {
      jwks: async (header, token) => (await discovered()).keys(header, token),
      issuer: [issuer, `${issuer}/`],
      audience: clientId,
      algorithms: ALGORITHMS,
    },
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorizationUrl } = await discovered().catch((error) => {
        log.error({ err: error }, 'the provider of social accounts cannot be used')
        throw new APIError('SERVICE_UNAVAILABLE', { code: PROVIDER_UNAVAILABLE })
      })
      return createAuthorizationURL({
        id: PROVIDER_ID,
        options: { clientId },
        authorizationEndpoint: authorizationUrl,
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
        scopes: SCOPES,
      })
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      try {
        const { tokenUrl } = await discovered()
        return await exchangeCode(client, { tokenUrl, code, codeVerifier, redirectURI })
      } catch (error) {
        log.error({ err: error }, 'the provider of social accounts gave no tokens')
        return null
      }
    },
    async getUserInfo({ idToken = '', accessToken = '', expectedIdTokenNonce }) {
      try {
        if (!(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null
        const { userInfoUrl } = await discovered()
        const claims = await readClaims({ userInfoUrl, idToken, accessToken })
        return { user: toProfile(claims, ownOrigins), data: claims }
      } catch (error) {
        log.error({ err: error }, 'the provider of social accounts did not tell who it is')
        return null
      }
    },
  }
  return provider
}
