import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import { notFound } from '../../errors.ts'
import { answerError } from '../../plugins/error-answers.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { DEMO_PATH, renderChooser, renderTrouble } from './demo-pages.ts'
import { mountProvider } from './mount-provider.ts'

const MAX_FORM_BYTES = 1024
const UI = join(import.meta.dirname, '../../../web/ui')

/** Assets of the pages; the fonts and the logo are the site's own. */
const FILES = {
  'demo.css': { type: 'text/css; charset=utf-8', at: join(import.meta.dirname, 'demo.css') },
  'display.woff2': { type: 'font/woff2', at: join(UI, 'fonts/anybody-900-wdth-latin.woff2') },
  'text.woff2': { type: 'font/woff2', at: join(UI, 'fonts/libre-franklin-latin.woff2') },
  'logo.svg': { type: 'image/svg+xml', at: join(UI, 'art/logo.svg') },
}

/** What proxies, balancers and tunnels add to a request; in lower case, as Node's header names. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-original-forwarded-for',
  'x-original-host',
  'x-proxyuser-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'fly-client-ip',
]

const hidden = { hide: true }
const ParamsSchema = z.object({ uid: z.string().max(100) })
const ChoiceSchema = z.object({ account: z.enum(DEMO_ACCOUNTS.map(({ id }) => id)) })

interface DemoRouteOptions {
  publicUrl: string
  ownOrigins: string[]
  getProvider: () => Promise<Provider>
}

export async function demoRoutes(app: FastifyInstance, options: DemoRouteOptions): Promise<void> {
  const { publicUrl, ownOrigins, getProvider } = options
  const hosts = ownOrigins.map((origin) => new URL(origin).host)
  // Another Host, or a header of a proxy, means that the request may come from elsewhere than this
  // machine.
  app.addHook('onRequest', async ({ headers }) => {
    const forwarded = Object.keys(headers).some(isForwardingHeader)
    if (forwarded || !hosts.includes(headers.host ?? '')) {
      throw notFound('Nothing answers at this address.')
    }
  })
  for (const [name, { type, at }] of Object.entries(FILES)) {
    app.get(`/${name}`, { schema: hidden }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(readFileSync(at)),
    )
  }
  await app.register(async (pages) => chooserRoutes(pages, ownOrigins, getProvider))
  await app.register(async (rest) =>
    mountProvider(rest, { path: DEMO_PATH, publicUrl, getProvider }),
  )
}

function isForwardingHeader(name: string): boolean {
  return name.startsWith('x-forwarded') || FORWARDING_HEADERS.includes(name)
}

function chooserRoutes(
  app: FastifyInstance,
  ownOrigins: string[],
  getProvider: () => Promise<Provider>,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  const policy = chooserPolicy(ownOrigins)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
  })
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error.name === 'SessionNotFound'
      ? reply.code(400).type('text/html; charset=utf-8').send(renderTrouble())
      : answerError(error, request, reply),
  )
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get('/choose/:uid', { schema: hidden }, async ({ raw }, reply) => {
    const { uid } = await (await getProvider()).interactionDetails(raw, reply.raw)
    return reply.type('text/html; charset=utf-8').send(renderChooser(DEMO_ACCOUNTS, uid))
  })

  typed.post(
    '/choose/:uid',
    { schema: { ...hidden, params: ParamsSchema, body: ChoiceSchema } },
    async ({ raw, body }, reply) => {
      const result = { login: { accountId: body.account } }
      const provider = await getProvider()
      return reply.redirect(await provider.interactionResult(raw, reply.raw, result), 303)
    },
  )

  typed.get('/choose/:uid/cancel', { schema: hidden }, async ({ raw }, reply) => {
    const result = { error: 'access_denied', error_description: 'No account was chosen.' }
    const provider = await getProvider()
    return reply.redirect(await provider.interactionResult(raw, reply.raw, result), 303)
  })
}

/**
 * CSP without scripts. `form-action` allows the site's origin, since the form's redirect may lead
 * to its other loopback name.
 */
function chooserPolicy(ownOrigins: string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${ownOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
