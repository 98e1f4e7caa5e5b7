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
import { type Claims, ClaimsSchema } from './social-profile.ts'

/** For every request to a provider, in seconds: a reader waits for the answer. */
const TIMEOUT_S = 8
const SCOPE = 'openid email profile'

const AddressSchema = z.url({ protocol: /^https?$/ })

/** What a sign-in cannot do without. */
const MetadataSchema = z.object({
  issuer: AddressSchema,
  authorization_endpoint: AddressSchema,
  token_endpoint: AddressSchema,
  userinfo_endpoint: AddressSchema,
  jwks_uri: AddressSchema,
})

interface SignInRequest {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** The state has been compared by whoever stored it. */
interface SignInResponse extends Omit<SignInRequest, 'state'> {
  code: string
}

/** An OpenID provider whose metadata is known. */
export interface OpenidProvider {
  authorizationUrl(request: SignInRequest): Promise<URL>
  /** Exchanges the code and tells whom the verified tokens are about. Throws when the provider refuses. */
  readClaims(response: SignInResponse): Promise<Claims>
}

/** Throws when the issuer cannot be reached, leaves something out, or speaks for another. */
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
      const vouched = ClaimsSchema.parse(tokens.claims())
      const told = await fetchUserInfo(preferred, tokens.access_token, vouched.sub)
      return { ...vouched, ...ClaimsSchema.parse(told) }
    },
  }
}

async function discoverMetadata({ issuer, clientId }: SocialClient): Promise<ServerMetadata> {
  // By the document's own address: asked by the issuer, the library insists on a slash at its end or on none.
  const document = new URL(`${issuer}/.well-known/openid-configuration`)
  const discovered = await discovery(document, clientId, undefined, undefined, {
    timeout: TIMEOUT_S,
    execute: isPlainHttp(issuer) ? [allowInsecureRequests] : [],
  })
  const metadata = discovered.serverMetadata()
  MetadataSchema.parse(metadata)
  if (metadata.issuer !== issuer && metadata.issuer !== `${issuer}/`) {
    throw new Error(`The issuer ${issuer} calls itself ${metadata.issuer}.`)
  }
  return metadata
}

function configure(configuration: Configuration, issuer: string): Configuration {
  configuration.timeout = TIMEOUT_S
  // Without it the library trusts the connection to the token endpoint instead of the signature.
  enableNonRepudiationChecks(configuration)
  if (isPlainHttp(issuer)) allowInsecureRequests(configuration)
  return configuration
}

/** On loopback and in private networks; an issuer at https must have all its endpoints there too. */
function isPlainHttp(issuer: string): boolean {
  return issuer.startsWith('http:')
}

/**
 * A provider lists what it accepts from its clients together; where this client is registered with another
 * way than the first, the provider refuses it before it looks at the code, which is still good then.
 */
async function exchangeCode(
  response: SignInResponse,
  configuration: Configuration,
  others: Configuration[],
) {
  const { code, codeVerifier, nonce, redirectUri } = response
  const callback = new URL(redirectUri)
  callback.searchParams.set('code', code)
  // What the reader brought back was compared with the issuer when the state was.
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
