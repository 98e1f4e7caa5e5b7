import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Config } from '../config.ts'
import { pathOf } from '../http/request-log.ts'
import { contentSecurityPolicy, inlineHashesOf } from '../http/security-headers.ts'
import { createCachedPage } from './cached-page.ts'
import { fillPage } from './filled-page.ts'
import { hasReadablePath, isPage } from './page-url.ts'
import { createPreloadLinks, PAGE_FILES } from './preload-links.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { createSharedPage, type FindSharedHead } from './shared-page.ts'

interface SiteDependencies extends Site {
  config: Config
  siteConfig: SiteConfig
  /** Undefined where sessions are not cookies of this server. */
  hasSession: ((cookie: string | undefined) => boolean) | undefined
  /** Undefined where nothing is shared. */
  findSharedHead: FindSharedHead | undefined
}

export interface Site {
  /** The built site: the landing page, the shell of all other pages, and hashed files under `static/`. */
  folder: string
}

const LANDING = 'index.html'
const SHELL = 'shell.html'
/** Can be read without scripts, so it is rendered by the build, for either keeper of accounts. */
const PRIVACY = { embedded: 'privacy.html', firebase: 'privacy-hosted.html' }
const HASHED = { 'cache-control': 'public, max-age=31536000, immutable' }
/** Icons and the sharing picture, which other sites embed as well. */
const BY_NAME = {
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
}
/** The client of the catalogue, which pages of other sites import. */
const SDK = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}
/** By its ending alone it would be a video. */
const TYPES = { ...SDK, 'content-type': 'text/plain; charset=utf-8' }
/** Asked for at each visit, so that a new version is found. */
const SERVICE_WORKER = 'service-worker.js'

export const siteRoutes: FastifyPluginAsync<SiteDependencies> = async (
  app,
  { folder, config, siteConfig, hasSession, findSharedHead },
) => {
  await app.register(fastifyStatic, {
    root: folder,
    // One route a file, registered at start: an unknown name causes no disk access.
    wildcard: false,
    globIgnore: [
      '**/*.br',
      '**/*.gz',
      LANDING,
      SHELL,
      ...Object.values(PRIVACY),
      PAGE_FILES,
      'version.json',
    ],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const name = file.slice(folder.length + 1)
      if (name.startsWith(SERVICE_WORKER)) reply.header('cache-control', 'no-cache')
      else if (name.startsWith('sdk/')) reply.headers(name.endsWith('.ts') ? TYPES : SDK)
      else reply.headers(name.startsWith('static/') ? HASHED : BY_NAME)
    },
  })

  app.get('/', { schema: { hide: true } }, createFilledPage(LANDING))
  app.get('/privacy', { schema: { hide: true } }, createFilledPage(PRIVACY[siteConfig.identity]))

  const shell = fill(SHELL)
  const sendShell = createCachedPage(shell.html, shell.policy)
  const preloadLinks = createPreloadLinks(folder)
  if (findSharedHead !== undefined) {
    const { publicUrl } = config
    const sendShared = createSharedPage({
      ...shell,
      publicUrl,
      findHead: findSharedHead,
      sendShell,
    })
    app.get<{ Params: { token: string } }>(
      '/shared/:token',
      { schema: { hide: true } },
      (request, reply) => {
        addPreloads(request, reply)
        return sendShared(request, reply)
      },
    )
  }
  // Client-side routing: the shell is served for every page, "not found" included.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request.url)
    if (!isPage(path)) return reply.callNotFound()
    if (!hasReadablePath(request.originalUrl)) reply.code(404)
    if (!PUBLIC_PAGES.includes(path)) reply.header('x-robots-tag', 'noindex')
    addPreloads(request, reply)
    return sendShell(request, reply)
  })

  function addPreloads(request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url)
    const isMember = hasSession?.(request.headers.cookie)
    const link = preloadLinks({ path, isMember, hasQuery: request.url.includes('?') })
    if (link !== undefined) reply.header('link', link)
  }

  function fill(name: string) {
    const built = readFileSync(join(folder, name), 'utf8')
    const html = fillPage(built, config.publicUrl, siteConfig)
    return { html, policy: contentSecurityPolicy(config, inlineHashesOf(html)) }
  }

  function createFilledPage(name: string) {
    const { html, policy } = fill(name)
    return createCachedPage(html, policy)
  }
}
