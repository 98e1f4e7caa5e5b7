import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'

interface Mount {
  path: string
  publicUrl: string
  getProvider: () => Promise<Provider>
}

/** Hands everything in this scope to the provider, which reads and answers for itself. */
export function mountProvider(app: FastifyInstance, { path, publicUrl, getProvider }: Mount): void {
  const { host } = new URL(publicUrl)
  app.removeAllContentTypeParsers()
  // The provider wants the body as it comes in.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', { schema: { hide: true } }, async (request, reply) => {
    const handle = (await getProvider()).callback()
    reply.hijack()
    const raw: IncomingMessage & { originalUrl?: string } = request.raw
    const { url = '/' } = raw
    // It makes its addresses from these, and they must not depend on what a caller says.
    raw.headers.host = host
    raw.originalUrl = url
    raw.url = url.slice(path.length) || '/'
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    await handle(raw, reply.raw)
    // For the log, which is written when the answer is sent.
    raw.url = url
  })
}
