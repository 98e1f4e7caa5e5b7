import { fastifyStatic } from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { isUnder } from './error-answers.ts'
import { pathOf } from './request-log.ts'

export interface Site {
  /** The built site: `index.html`, and hashed files under `static/`. */
  folder: string
}

const PROGRAM_PATHS = ['/static', '/api', '/v1']

export const siteRoutes: FastifyPluginAsync<Site> = async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    // One route a file, made at start: an unknown name never touches the disk.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', 'version.json'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(`${folder}/static/`)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  // The script decides what stands at a page's address, "not found" included.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request.url)
    if (PROGRAM_PATHS.some((prefix) => isUnder(prefix, path))) return reply.callNotFound()
    return reply.sendFile('index.html')
  })
}
