import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export interface LogDestination {
  write(line: string): unknown
}

/** Structured logs, one JSON object a line. Headers, bodies and query strings never reach them. */
export function loggerOptions(stream: LogDestination): FastifyServerOptions['logger'] {
  return {
    level: 'info',
    stream: { write: (line: string) => void stream.write(withoutAddresses(line)) },
  }
}

export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async ({ method, url, log }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log.info({ method, path: pathOf(url), status: reply.statusCode, ms }, 'request')
  })
}

/** An address may hold a reset token, a key or an e-mail behind its question mark. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** The last guard: an e-mail that got into a path or into an exception's text is taken out. */
function withoutAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('%40')) return line
  return line.replace(/[^\s"'<>()/@\\]+(?:@|%40)[^\s"'<>()/@\\]+/gi, '[address]')
}
