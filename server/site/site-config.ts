import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Layer } from '#contract/catalogue-layer.ts'
import { type SiteConfig, SiteConfigSchema } from '#contract/site-config.ts'
import type { Config } from '../config.ts'

export function siteConfigOf(
  { firebase, social, profiles }: Config,
  layers: readonly Layer[],
): SiteConfig {
  const shared = { profiles, layers: [...layers] }
  if (firebase === null) {
    return { identity: 'embedded', social: social && { label: social.label }, ...shared }
  }
  return { identity: 'firebase', firebase, social: { label: 'Google' }, ...shared }
}

/** For API clients; pages have it inlined in their HTML, which saves a request. */
export const siteConfigRoutes: FastifyPluginAsyncZod<{ siteConfig: SiteConfig }> = async (
  app,
  { siteConfig },
) => {
  app.get(
    '/api/config',
    {
      schema: {
        tags: ['server'],
        summary: 'What a page may know of the configuration',
        response: { 200: SiteConfigSchema },
      },
    },
    // The same for everybody, unlike all else under `/api`.
    async (_request, reply) =>
      reply.removeHeader('vary').header('cache-control', 'no-cache').send(siteConfig),
  )
}
