import type { FastifyPluginAsync } from 'fastify'
import { PUBLIC_PAGES } from './public-pages.ts'

interface SiteDocumentDependencies {
  publicUrl: string
  now: () => Date
}

/** API paths, and pages that are empty without an account. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/v1/',
  '/characters',
  '/comics',
  '/series',
  '/events/',
  '/creators/',
  '/search',
  '/favourites',
  '/lists',
  '/collection',
  '/account',
  '/inbox',
  '/forgot-password',
  '/reset-password',
]

const DAYS_UNTIL_EXPIRY = 180

/** robots.txt, sitemap.xml and security.txt, with the site's public URL. */
export const siteDocuments: FastifyPluginAsync<SiteDocumentDependencies> = async (
  app,
  { publicUrl, now },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600')
  })
  const hidden = { schema: { hide: true } }
  const text = 'text/plain; charset=utf-8'

  app.get('/robots.txt', hidden, (_request, reply) => reply.type(text).send(robots(publicUrl)))
  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  )
  app.get('/.well-known/security.txt', hidden, (_request, reply) =>
    reply.type(text).send(securityContact(publicUrl, now())),
  )
}

function robots(publicUrl: string): string {
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)
  return lines(['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`])
}

function sitemap(publicUrl: string): string {
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
  ])
}

/** RFC 9116. The expiry moves with the clock: as long as this is served, the contact is valid. */
function securityContact(publicUrl: string, now: Date): string {
  const expiry = new Date(now)
  expiry.setUTCDate(expiry.getUTCDate() + DAYS_UNTIL_EXPIRY)
  expiry.setUTCHours(0, 0, 0, 0)
  return lines([
    `Contact: ${publicUrl}/#contact`,
    `Expires: ${expiry.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ])
}

function lines(list: string[]): string {
  return `${list.join('\n')}\n`
}
