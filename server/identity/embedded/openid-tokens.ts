import { authorizationCodeRequest } from 'better-auth/oauth2'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { SocialClient } from '../social-client.ts'
import { PATIENCE_MS } from './openid-discovery.ts'
import { type Claims, ClaimsSchema } from './social-profile.ts'

const TokensSchema = z.object({ access_token: z.string(), id_token: z.string() })

interface CodeExchange {
  tokenUrl: string
  code: string
  codeVerifier: string | undefined
  redirectURI: string
}

/** The tokens for the code that a reader brought back. Throws when the provider gives none. */
export async function exchangeCode(client: SocialClient, exchange: CodeExchange) {
  let answer = await askForTokens(client, exchange, 'basic')
  // No provider tells in which of the two ways a client has to say its secret. A wrong one is refused
  // before the code is looked at, so the code is still good.
  if (answer.status === 401) answer = await askForTokens(client, exchange, 'post')
  if (!answer.ok) throw new Error(`The token endpoint answered ${answer.status}.`)
  const { access_token, id_token } = TokensSchema.parse(await answer.json())
  return { accessToken: access_token, idToken: id_token }
}

async function askForTokens(
  { clientId, clientSecret }: SocialClient,
  { tokenUrl, ...exchange }: CodeExchange,
  authentication: 'basic' | 'post',
): Promise<Response> {
  const { headers, body } = await authorizationCodeRequest({
    ...exchange,
    options: { clientId, clientSecret },
    authentication,
  })
  return fetch(tokenUrl, { method: 'POST', headers, body, ...carefully() })
}

/** Whom the tokens are about: the ID token's word, which must have been verified, and what else is told. */
export async function readClaims(about: {
  userInfoUrl: string
  idToken: string
  accessToken: string
}): Promise<Claims> {
  const { userInfoUrl, idToken, accessToken } = about
  const answer = await fetch(userInfoUrl, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    ...carefully(),
  })
  if (!answer.ok) throw new Error(`The userinfo endpoint answered ${answer.status}.`)
  const vouched = ClaimsSchema.parse(decodeJwt(idToken))
  const told = ClaimsSchema.parse(await answer.json())
  if (told.sub !== vouched.sub) throw new Error('The userinfo endpoint told of somebody else.')
  return { ...vouched, ...told }
}

/** A secret or a token is sent to where it belongs, and nowhere on from there. */
function carefully(): RequestInit {
  return { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }
}
