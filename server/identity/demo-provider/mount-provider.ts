import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'

interface Mount {
  path: string
  publicUrl: string
  getProvider: () => Promise<Provider>
}

/** Passes every request in this scope to the provider, which parses and answers it itself. */
export function mountProvider(app: FastifyInstance, { path, publicUrl, getProvider }: Mount): void {
  const { host } = new URL(publicUrl)
  app.removeAllContentTypeParsers()
  // The provider parses the raw body itself.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', { schema: { hide: true } }, async (request, reply) => {
    const handle = (await getProvider()).callback()
    reply.hijack()
    const raw: IncomingMessage & { originalUrl?: string } = request.raw
    const { url = '/' } = raw
    // The provider builds its URLs from these, so they must not depend on the caller's Host header.
    raw.headers.host = host
    raw.originalUrl = url
    raw.url = url.slice(path.length) || '/'
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    await handle(raw, reply.raw)
    // Restored for the request log, which is written when the response is sent.
    raw.url = url
  })
}
