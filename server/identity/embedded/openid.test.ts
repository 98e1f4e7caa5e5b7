import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { discover } from './openid-discovery.ts'
import { exchangeCode, readClaims } from './openid-tokens.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A provider that answers as it is told to; gives its address. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function json(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
  }
}

const client = { issuer: 'https://id.example', clientId: 'rack', clientSecret: 'hush' }
const exchange = { code: 'c', codeVerifier: 'v', redirectURI: 'https://rack.example/back' }

test.each(['', '/'])('finds the endpoints of an issuer that ends with "%s"', async (end) => {
  const issuer: string = await serve((_request, response) =>
    json(response, { ...metadataOf(issuer), issuer: `${issuer}${end}` }),
  )
  expect(await discover(issuer)).toMatchObject({ tokenUrl: `${issuer}/token` })
})

test('does not believe an issuer that calls itself another', async () => {
  const issuer = await serve((_request, response) =>
    json(response, metadataOf('https://accounts.google.com')),
  )
  await expect(discover(issuer)).rejects.toThrow(/calls itself https:\/\/accounts.google.com/)
})

test.each([
  ['an error', (response: ServerResponse) => response.writeHead(500).end()],
  ['a page', (response: ServerResponse) => response.end('<!doctype html>')],
  ['less than all', (response: ServerResponse) => json(response, { issuer: 'https://a.example' })],
])('does not take %s for what an issuer says of itself', async (_what, answer) => {
  const issuer = await serve((_request, response) => void answer(response))
  await expect(discover(issuer)).rejects.toThrow()
})

test('does not carry the secret on to where a token endpoint redirects', async () => {
  const asked: string[] = []
  const elsewhere = await serve(({ url = '' }, response) => {
    asked.push(url)
    response.end()
  })
  const issuer = await serve((_request, response) =>
    response.writeHead(307, { location: `${elsewhere}/token` }).end(),
  )
  await expect(exchangeCode(client, { ...exchange, tokenUrl: `${issuer}/token` })).rejects.toThrow()
  expect(asked).toEqual([])
})

test('gives up on a code that the provider refuses', async () => {
  const issuer = await serve((_request, response) => response.writeHead(400).end('{}'))
  const exchanging = exchangeCode(client, { ...exchange, tokenUrl: `${issuer}/token` })
  await expect(exchanging).rejects.toThrow('The token endpoint answered 400.')
})

test('does not take what is told of one for what was vouched for another', async () => {
  const idToken = await new SignJWT({ sub: 'peter' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new Uint8Array(32))
  let subject = 'peter'
  const issuer = await serve((_request, response) =>
    json(response, { sub: subject, email: 'peter@other.example' }),
  )
  const about = { userInfoUrl: `${issuer}/me`, idToken, accessToken: 'a' }
  expect(await readClaims(about)).toMatchObject({ sub: 'peter', email: 'peter@other.example' })
  subject = 'norman'
  await expect(readClaims(about)).rejects.toThrow('The userinfo endpoint told of somebody else.')
})
