import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import { pathOf } from '../http/request-log.ts'
import { contentSecurityPolicy, inlineHashesOf } from '../http/security-headers.ts'
import { isUnder } from '../plugins/error-answers.ts'
import { createCachedPage } from './cached-page.ts'
import { fillPage } from './filled-page.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { siteConfigOf } from './site-config.ts'

export interface Site {
  /** The built site: the landing page, the shell of all other pages, and hashed files under `static/`. */
  folder: string
}

const LANDING = 'index.html'
const SHELL = 'shell.html'
const HASHED = { 'cache-control': 'public, max-age=31536000, immutable' }
/** Icons and the sharing picture, which other sites embed as well. */
const BY_NAME = {
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
}
/** Asked for at each visit, so that a new version is found. */
const SERVICE_WORKER = 'service-worker.js'
const PROGRAM_PATHS = ['/static', '/api', '/v1', '/demo-identity', `/${SERVICE_WORKER}`]

export const siteRoutes: FastifyPluginAsync<Site & { config: Config }> = async (
  app,
  { folder, config },
) => {
  await app.register(fastifyStatic, {
    root: folder,
    // One route a file, registered at start: an unknown name causes no disk access.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', LANDING, SHELL, 'version.json'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      if (file.startsWith(`${folder}/${SERVICE_WORKER}`)) reply.header('cache-control', 'no-cache')
      else reply.headers(file.startsWith(`${folder}/static/`) ? HASHED : BY_NAME)
    },
  })

  app.get('/', { schema: { hide: true } }, createFilledPage(LANDING))

  const sendShell = createFilledPage(SHELL)
  // Client-side routing: the shell is served for every page, "not found" included.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request.url)
    if (PROGRAM_PATHS.some((prefix) => isUnder(prefix, path))) return reply.callNotFound()
    if (!PUBLIC_PAGES.includes(path)) reply.header('x-robots-tag', 'noindex')
    return sendShell(request, reply)
  })

  function createFilledPage(name: string) {
    const built = readFileSync(join(folder, name), 'utf8')
    const html = fillPage(built, config.publicUrl, siteConfigOf(config))
    return createCachedPage(html, contentSecurityPolicy(config, inlineHashesOf(html)))
  }
}
