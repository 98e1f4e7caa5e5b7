import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod'
import type { SocialClient } from '../social-client.ts'
import { clientAuthFor, isRefusedClient } from './openid-client-auth.ts'
import { type Claims, ClaimsSchema, mergeClaims } from './social-profile.ts'

/** Timeout of every request to a provider, in seconds: the user waits for the response. */
const TIMEOUT_S = 8
const SCOPE = 'openid email profile'

/**
 * Checks the metadata that a sign-in requires. The endpoints of an https issuer must be https as
 * well: one plain endpoint would show the secret, the code or the claims to the network.
 */
export function checkMetadata(metadata: ServerMetadata, issuer: string): void {
  const address = z.url({ protocol: isPlainHttp(issuer) ? /^https?$/ : /^https$/ })
  z.object({
    issuer: address,
    authorization_endpoint: address,
    token_endpoint: address,
    userinfo_endpoint: address,
    jwks_uri: address,
  }).parse(metadata)
  if (metadata.issuer !== issuer && metadata.issuer !== `${issuer}/`) {
    throw new Error(`The issuer ${issuer} calls itself ${metadata.issuer}.`)
  }
}

interface SignInRequest {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** The caller has compared `state` with the stored one. */
interface SignInResponse extends Omit<SignInRequest, 'state'> {
  code: string
}

/** An OpenID provider whose metadata has been fetched. */
export interface OpenidProvider {
  authorizationUrl(request: SignInRequest): Promise<URL>
  /** Exchanges the code and returns the verified claims. Throws when the provider refuses. */
  readClaims(response: SignInResponse): Promise<Claims>
}

/**
 * Throws when the issuer is unreachable, its metadata is incomplete, or it names another issuer.
 */
export async function discoverProvider(client: SocialClient): Promise<OpenidProvider> {
  const metadata = await discoverMetadata(client)
  const [preferred, ...others] = clientAuthFor(metadata, client.clientSecret).map((auth) =>
    configure(new Configuration(metadata, client.clientId, undefined, auth), client.issuer),
  )
  if (preferred === undefined) {
    throw new Error(`The issuer ${client.issuer} takes no client secret at its token endpoint.`)
  }
  return {
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }) {
      return buildAuthorizationUrl(preferred, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async readClaims(response) {
      const tokens = await exchangeCode(response, preferred, others)
      const idTokenClaims = ClaimsSchema.parse(tokens.claims())
      const userInfo = await fetchUserInfo(preferred, tokens.access_token, idTokenClaims.sub)
      return mergeClaims(idTokenClaims, ClaimsSchema.parse(userInfo))
    },
  }
}

async function discoverMetadata({ issuer, clientId }: SocialClient): Promise<ServerMetadata> {
  // By the document's full URL: given the issuer, the library requires its trailing slash to match.
  const document = new URL(`${issuer}/.well-known/openid-configuration`)
  const discovered = await discovery(document, clientId, undefined, undefined, {
    timeout: TIMEOUT_S,
    execute: isPlainHttp(issuer) ? [allowInsecureRequests] : [],
  })
  const metadata = discovered.serverMetadata()
  checkMetadata(metadata, issuer)
  return metadata
}

function configure(configuration: Configuration, issuer: string): Configuration {
  configuration.timeout = TIMEOUT_S
  // Without this the library trusts TLS to the token endpoint and does not check the ID token's
  // signature.
  enableNonRepudiationChecks(configuration)
  if (isPlainHttp(issuer)) allowInsecureRequests(configuration)
  return configuration
}

/** On loopback and in private networks. */
function isPlainHttp(issuer: string): boolean {
  return issuer.startsWith('http:')
}

/**
 * Metadata lists the authentication methods that a provider accepts from all its clients. If this
 * client is registered with another method than the first, the provider refuses it before it
 * consumes the code, so the code can be sent again with the next method.
 */
async function exchangeCode(
  response: SignInResponse,
  configuration: Configuration,
  others: Configuration[],
) {
  const { code, codeVerifier, nonce, redirectUri } = response
  const callback = new URL(redirectUri)
  callback.searchParams.set('code', code)
  // The `iss` parameter of the callback was compared with the issuer together with `state`.
  callback.searchParams.set('iss', configuration.serverMetadata().issuer)
  try {
    return await authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined || !isRefusedClient(error)) throw error
    return exchangeCode(response, next, rest)
  }
}
