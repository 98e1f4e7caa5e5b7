import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

/** For every call to a provider: a reader waits for the answer. */
export const PATIENCE_MS = 8_000

const AddressSchema = z.url({ protocol: /^https?$/ })

const MetadataSchema = z.object({
  issuer: AddressSchema,
  authorization_endpoint: AddressSchema,
  token_endpoint: AddressSchema,
  userinfo_endpoint: AddressSchema,
  jwks_uri: AddressSchema,
})

/** What a provider says of itself. */
export interface OpenidProvider {
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
  /** The keys that it signs with, fetched when needed and kept. */
  keys: JWTVerifyGetKey
}

/** Asks the issuer where its endpoints are. Throws when it cannot be reached, or speaks for another. */
export async function discover(issuer: string): Promise<OpenidProvider> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The issuer ${issuer} answered ${answer.status}.`)
  const metadata = MetadataSchema.parse(await answer.json())
  if (!isIssuer(metadata.issuer, issuer)) {
    throw new Error(`The issuer ${issuer} calls itself ${metadata.issuer}.`)
  }
  return {
    authorizationUrl: metadata.authorization_endpoint,
    tokenUrl: metadata.token_endpoint,
    userInfoUrl: metadata.userinfo_endpoint,
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: PATIENCE_MS }),
  }
}

/** Some issuers end with a slash, which is no part of the setting here. */
function isIssuer(said: string, issuer: string): boolean {
  return said === issuer || said === `${issuer}/`
}
