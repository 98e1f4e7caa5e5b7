import { once as onceEmitted } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import type { FirebaseConfig } from '../firebase-config.ts'
import { once } from '../once.ts'

export const FIREBASE: FirebaseConfig = {
  projectId: 'demo-rack',
  apiKey: 'public-key',
  authDomain: 'demo-rack.firebaseapp.com',
  emulatorHost: undefined,
}

/** The test tokens are valid for an hour from here. */
export const ISSUED = new Date('2026-05-04T10:00:00Z')

/** Firebase's claims of a member who just signed in with a password. */
export function buildClaims(overrides: JWTPayload = {}): JWTPayload {
  const issuedAtS = ISSUED.getTime() / 1000
  return {
    iss: `https://securetoken.google.com/${FIREBASE.projectId}`,
    aud: FIREBASE.projectId,
    sub: 'uid-of-asha',
    iat: issuedAtS,
    auth_time: issuedAtS,
    exp: issuedAtS + 3600,
    email: 'asha.rao@example.com',
    email_verified: true,
    name: 'Asha Rao',
    picture: 'https://lh3.googleusercontent.com/asha',
    ...overrides,
  }
}

/** One key pair a worker: generating it takes longer than any of the tests. */
const keyPair = once(() => generateKeyPair('RS256', { extractable: true }))

/** Signs tokens like the provider, and serves its public keys (JWKS). */
export async function startTokenIssuer() {
  const { publicKey, privateKey } = await keyPair()
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const answer = { status: 200, body: JSON.stringify({ keys: [jwk] }), requests: 0 }
  const server = createServer((_request, response) => {
    answer.requests += 1
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await onceEmitted(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onCleanUp(stop)

  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    jwk,
    answer,
    stop,
    sign: (claims = buildClaims(), header: { alg?: string; kid?: string } = { kid: 'key-1' }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey),
  }
}
