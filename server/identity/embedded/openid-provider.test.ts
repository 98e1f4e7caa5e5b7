import type { ServerResponse } from 'node:http'
import { generateKeyPair, type SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { metadataOf, sendJson, serve, serveIssuer } from '../../testing/openid-issuer.ts'
import { checkMetadata, discoverProvider } from './openid-provider.ts'

const SECRET = 'hush hush hush hush hush hush hush hush'
const SIGN_IN = {
  nonce: 'n',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://rack.example/back',
}

const discover = (issuer: string) =>
  discoverProvider({ issuer, clientId: 'rack', clientSecret: SECRET })

async function signIn(issuer: string, overrides: Partial<typeof SIGN_IN> = {}) {
  const provider = await discover(issuer)
  return provider.readClaims({ code: 'c', ...SIGN_IN, ...overrides })
}

describe('what an issuer says of itself', () => {
  test.each(['', '/'])('is found for an issuer that ends with "%s"', async (end) => {
    const site: string = await serve((_request, response) =>
      sendJson(response, { ...metadataOf(issuer), issuer: `${issuer}${end}` }),
    )
    const issuer = `${site}/realm`
    const provider = await discover(issuer)
    const url = await provider.authorizationUrl({ state: 's', ...SIGN_IN })
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/auth`)
  })

  test('is not believed of another', async () => {
    const issuer = await serve((_request, response) =>
      sendJson(response, metadataOf('https://accounts.google.com')),
    )
    await expect(discover(issuer)).rejects.toThrow(/calls itself https:\/\/accounts.google.com/)
  })

  test.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end()],
    ['a page', (response: ServerResponse) => response.end('<!doctype html>')],
    [
      'less than all',
      (response: ServerResponse) => sendJson(response, { issuer: 'https://a.example' }),
    ],
  ])('is not %s', async (_what, answer) => {
    const issuer = await serve((_request, response) => void answer(response))
    await expect(discover(issuer)).rejects.toThrow()
  })

  test('needs every endpoint of a sign-in', async () => {
    const { issuer } = await serveIssuer({ metadata: { userinfo_endpoint: undefined } })
    await expect(discover(issuer)).rejects.toThrow('userinfo_endpoint')
  })
})

describe('the client authenticates', () => {
  test.each([
    ['client_secret_basic', undefined],
    ['client_secret_basic', ['client_secret_basic']],
    ['client_secret_post', ['client_secret_post']],
    ['client_secret_jwt', ['private_key_jwt', 'client_secret_jwt']],
    ['client_secret_basic', ['client_secret_post', 'client_secret_basic']],
  ])('by %s where the metadata lists %j', async (method, supported) => {
    const metadata = { token_endpoint_auth_methods_supported: supported }
    const { issuer, tokenRequests } = await serveIssuer({ metadata })
    await signIn(issuer)
    expect(tokenRequests.map(methodOf)).toEqual([method])
  })

  test('by the next one listed where it is registered with that', async () => {
    const metadata = {
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    }
    const token = (_request: unknown, response: ServerResponse) =>
      sendJson(response, { error: 'invalid_client' }, 401)
    const { issuer, tokenRequests } = await serveIssuer({ metadata, token })
    await expect(signIn(issuer)).rejects.toMatchObject({ error: 'invalid_client' })
    expect(tokenRequests.map(methodOf)).toEqual(['client_secret_basic', 'client_secret_post'])
  })

  test('not at all where no secret is taken', async () => {
    const metadata = { token_endpoint_auth_methods_supported: ['private_key_jwt'] }
    const { issuer } = await serveIssuer({ metadata })
    await expect(discover(issuer)).rejects.toThrow('takes no client secret')
  })
})

test('does not carry the secret on to where a token endpoint redirects', async () => {
  const reached: string[] = []
  const elsewhere = await serve(({ url = '' }, response) => {
    reached.push(url)
    response.end()
  })
  const { issuer, tokenRequests } = await serveIssuer({
    token: (_request, response) =>
      response.writeHead(307, { location: `${elsewhere}/token` }).end(),
  })
  await expect(signIn(issuer)).rejects.toThrow()
  expect(tokenRequests).toHaveLength(1)
  expect(reached).toEqual([])
})

test('gives up on a code that the provider refuses', async () => {
  const { issuer, tokenRequests } = await serveIssuer({
    metadata: {
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    },
    token: (_request, response) => sendJson(response, { error: 'invalid_grant' }, 400),
  })
  await expect(signIn(issuer)).rejects.toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(tokenRequests).toHaveLength(1)
})

describe('an ID token', () => {
  test('is taken when all of it is right', async () => {
    const { issuer } = await serveIssuer({ userInfo: { email: 'peter@other.example' } })
    expect(await signIn(issuer)).toMatchObject({ sub: 'peter', email: 'peter@other.example' })
  })

  test('does not vouch for what is told of another', async () => {
    const { issuer } = await serveIssuer({ userInfo: { sub: 'norman' } })
    await expect(signIn(issuer)).rejects.toThrow('unexpected JSON attribute value')
  })

  test.each([
    ['of another sign-in', { nonce: 'other' }],
    ['for another client', { aud: 'other' }],
  ])('%s is refused', async (_what, claims) => {
    const { issuer } = await serveIssuer({ claims })
    await expect(signIn(issuer)).rejects.toThrow('unexpected JWT claim value')
  })

  test('signed with another key is refused', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const sign = (token: SignJWT) =>
      token.setProtectedHeader({ alg: 'ES256', kid: 'only' }).sign(privateKey)
    const { issuer } = await serveIssuer({ sign })
    await expect(signIn(issuer)).rejects.toMatchObject({
      cause: { message: 'JWT signature verification failed' },
    })
  })

  test('signed with the secret of the client proves nothing', async () => {
    const sign = (token: SignJWT) =>
      token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET))
    const metadata = { id_token_signing_alg_values_supported: ['HS256'] }
    const { issuer } = await serveIssuer({ sign, metadata })
    await expect(signIn(issuer)).rejects.toMatchObject({
      cause: { message: 'unsupported JWS algorithm' },
    })
  })
})

describe('security 20: an OpenID issuer', () => {
  test('vouches for an address by one document only', async () => {
    const { issuer } = await serveIssuer({
      claims: { email: 'peter@other.example', email_verified: true },
      userInfo: { email: 'norman@other.example' },
    })
    expect(await signIn(issuer)).toMatchObject({
      email: 'peter@other.example',
      email_verified: true,
    })
  })

  test.each(['metadata', '/jwks', '/me', '/token'])(
    'whose %s is elsewhere by a redirect is not followed there',
    async (part) => {
      const { issuer: real } = await serveIssuer()
      const reached: string[] = []
      const elsewhere = await serve(async ({ url = '' }, response) => {
        reached.push(url)
        const answer = await fetch(`${real}${url}`)
        sendJson(response, (await answer.json()) as object)
      })
      const redirect = (response: ServerResponse, url = '') =>
        response.writeHead(307, { location: `${elsewhere}${url}` }).end()
      const { issuer } = await serveIssuer({
        intercept: ({ url }, response) => {
          const isMetadata = url?.startsWith('/.well-known') ?? false
          if (part === 'metadata' ? !isMetadata : url !== part) return false
          redirect(response, url)
          return true
        },
      })
      await expect(signIn(issuer)).rejects.toThrow()
      expect(reached).toEqual([])
    },
  )

  test.each(['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'])(
    'of https may have no plain %s',
    (name) => {
      const issuer = 'https://id.example'
      expect(() => checkMetadata(metadataOf(issuer), issuer)).not.toThrow()
      const metadata = { ...metadataOf(issuer), [name]: 'http://id.example/x' }
      expect(() => checkMetadata(metadata, issuer)).toThrow(name)
    },
  )
})

function methodOf({ authorization, body }: { authorization?: string; body: URLSearchParams }) {
  if (authorization?.startsWith('Basic ')) return 'client_secret_basic'
  if (body.get('client_secret') === SECRET) return 'client_secret_post'
  return body.has('client_assertion') ? 'client_secret_jwt' : 'none'
}
