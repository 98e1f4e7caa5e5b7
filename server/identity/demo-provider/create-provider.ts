import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { type Configuration, type JWK, Provider } from 'oidc-provider'
import { ownOrigins } from '../../own-origins.ts'
import type { SocialClient } from '../social-client.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { DEMO_PATH, renderTrouble } from './demo-pages.ts'
import { MemoryStore, NoStore } from './memory-store.ts'

const MINUTE_S = 60
const ALGORITHM = 'ES256'

interface ProviderOptions {
  client: SocialClient
  publicUrl: string
  secret: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * The demo provider, by the `oidc-provider` library. Every option that it warns about when missing
 * is set.
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.client.issuer, configure(options))
  const log = (error: Error) => options.log.error({ err: error }, 'the demo provider failed')
  provider.on('server_error', (_context, error) => log(error))
  // Without an error listener Koa writes to the console.
  const framework: EventEmitter = provider
  framework.on('error', log)
  return provider
}

function configure({ client, publicUrl, secret }: ProviderOptions): Configuration {
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const
  return {
    adapter: (model) => (model === 'Session' ? new NoStore() : new MemoryStore()),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: 'Spinner Rack',
        redirect_uris: ownOrigins(publicUrl).map((origin) => `${origin}/api/auth/callback/social`),
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    jwks: { keys: [createKey()] },
    cookies: {
      keys: [createHmac('sha256', secret).update('demo-provider cookies').digest('base64url')],
      names: {
        session: 'demo_session',
        interaction: 'demo_interaction',
        resume: 'demo_interaction_resume',
      },
      long: { ...cookie, path: DEMO_PATH },
      // The library gives each interaction's cookie its own path, so that two windows do not share
      // one.
      short: cookie,
    },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    findAccount: (_context, id) => findAccount(id, publicUrl),
    // Choosing an account is the consent as well.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        ...(accountId && { accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    expiresWithSession: () => false,
    interactions: { url: (_context, { uid }) => `${DEMO_PATH}/choose/${uid}` },
    renderError: (context) => {
      context.type = 'html'
      context.body = renderTrouble()
    },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 10 * MINUTE_S,
      IdToken: 10 * MINUTE_S,
      Interaction: 10 * MINUTE_S,
      Session: 10 * MINUTE_S,
    },
  }
}

/** New signing keys at every start: tokens of an earlier process are not used again. */
function createKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    alg: ALGORITHM,
    use: 'sig',
    kid: 'demo',
  }
}

function findAccount(id: string, publicUrl: string) {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.id === id)
  if (account === undefined) return undefined
  const { name, email, emailVerified, picture } = account
  const claims = {
    sub: id,
    name,
    email,
    email_verified: emailVerified,
    picture: `${publicUrl}${picture}`,
  }
  return { accountId: id, claims: async () => claims }
}
