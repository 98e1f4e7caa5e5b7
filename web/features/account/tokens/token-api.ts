import {
  type AccessToken,
  AccessTokensSchema,
  type NewAccessToken,
  NewAccessTokenSchema,
  type TokenInput,
} from '#contract/tokens.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

export async function loadTokens(signal: AbortSignal): Promise<AccessToken[]> {
  return readAnswer(AccessTokensSchema, await getJson('/api/tokens', signal)).tokens
}

export async function createToken(input: TokenInput): Promise<NewAccessToken> {
  return readAnswer(NewAccessTokenSchema, await sendJson('POST', '/api/tokens', input))
}

export async function revokeToken(id: string): Promise<void> {
  await sendJson('DELETE', `/api/tokens/${encodeURIComponent(id)}`)
}
