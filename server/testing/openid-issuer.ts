import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** An HTTP server with this handler until the test ends; returns its URL. */
export async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
  }
}

interface IssuerOptions {
  metadata?: object
  /** Replaces the token endpoint. */
  token?: Answer
  /** Additional claims of the ID token. */
  claims?: JWTPayload
  /** Overrides the signature of the ID token. */
  sign?: (token: SignJWT) => Promise<string>
  userInfo?: object
  /** Answers in place of the provider where it returns true. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean
}

const KEY_ID = 'only'

/** An OpenID provider of which each part can be faked, and the token requests that it received. */
export async function serveIssuer(options: IssuerOptions = {}) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: KEY_ID }
  const sign =
    options.sign ??
    ((token) => token.setProtectedHeader({ alg: 'ES256', kid: KEY_ID }).sign(privateKey))
  const tokenRequests: { authorization: string | undefined; body: URLSearchParams }[] = []

  const issuer: string = await serve(async (request, response) => {
    if (options.intercept?.(request, response)) return
    if (request.url === '/jwks') return sendJson(response, { keys: [key] })
    if (request.url === '/me') {
      return sendJson(response, { sub: 'peter', ...options.userInfo })
    }
    if (request.url !== '/token') {
      return sendJson(response, {
        ...metadataOf(issuer),
        id_token_signing_alg_values_supported: ['ES256'],
        ...options.metadata,
      })
    }
    const body = new URLSearchParams(await text(request))
    tokenRequests.push({ authorization: request.headers.authorization, body })
    if (options.token !== undefined) return options.token(request, response)
    const token = new SignJWT({ sub: 'peter', aud: 'rack', nonce: 'n', ...options.claims })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
    return sendJson(response, {
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await sign(token),
    })
  })
  return { issuer, tokenRequests }
}
