/**
 * `run-other-provider.ts OPTIONS`: a second OpenID provider, which shares nothing with the server
 * but the protocol. Prints a line when it listens, and runs until standard input ends.
 */
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import type { OtherProviderOptions } from './other-provider.ts'

const options: OtherProviderOptions = JSON.parse(process.argv[2] ?? '{}')
const { port, onlyAuthMethod, accounts, client } = options
const issuer = `http://localhost:${port}`

const provider = new Provider(issuer, {
  clients: [client],
  ...(onlyAuthMethod && { clientAuthMethods: [onlyAuthMethod] }),
  cookies: { keys: ['tests-only'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, ...accounts[id] }),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: client.client_id,
      accountId: String(oidc.session?.accountId),
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
  interactions: { url: (_context, { uid }) => `/login/${uid}` },
  features: { devInteractions: { enabled: false } },
})
const handle = provider.callback()

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
  if (pathname === '/token' && onlyAuthMethod === 'client_secret_post') {
    // Where Basic is not supported, its header is an invalid request, not a failed authentication.
    if (request.headers.authorization !== undefined) return response.writeHead(400).end()
  }
  if (!pathname.startsWith('/login/')) return handle(request, response)
  const accountId = searchParams.get('account')
  if (accountId !== null) {
    return provider.interactionFinished(request, response, { login: { accountId } })
  }
  const buttons = Object.keys(accounts).map(
    (id) => `<button name="account" value="${id}">Sign in as ${id}</button>`,
  )
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><title>Other provider</title><link rel="icon" href="data:,"><form>${buttons.join('')}</form>`,
  )
}).listen(port, '127.0.0.1', () => console.log(`listening at ${issuer}`))

process.stdin.resume().once('close', () => process.exit(0))
