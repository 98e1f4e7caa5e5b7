import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastifySwagger } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { scopesOf } from '../token-scopes.ts'
import { renderDocsPage } from './docs-page.ts'
import type { OpenApiDocument } from './openapi.ts'
import { readSiteLook } from './site-look.ts'
import { toSwaggerList } from './swagger-list.ts'

const DESCRIPTION =
  'Marvel characters, comics, creators, events, series and stories, compatible with the public API ' +
  'that the publisher closed on 2025-10-29. A client written for that works here by changing its ' +
  'base address to this host.'

const ACCESS_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'rack_…',
  description:
    'A token that a member makes under Account, sent as `Authorization: Bearer rack_…`. Each call names ' +
    'the scopes that the token must have. Without the scope `lists` nothing is seen of private lists.',
} as const

/** Call before the routes that it documents are registered. */
export async function collectDocs(app: FastifyInstance, version: string, publicUrl: string) {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Spinner Rack catalogue', version, description: DESCRIPTION },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { accessToken: ACCESS_TOKEN } },
    },
    transform: (input) => {
      const documented = jsonSchemaTransform(input)
      const scopes = scopesOf(String(input.route.method), input.url)
      if (scopes.length === 0) return documented
      return {
        ...documented,
        schema: { ...documented.schema, security: [{ accessToken: scopes }] },
      }
    },
    transformObject: jsonSchemaTransformObject,
  })
}

/** OpenAPI, the browsable page, and the list in the original's shape, all from the route schemas. */
export function docsRoutes(
  app: FastifyInstance,
  publicUrl: string,
  siteFolder: string | undefined,
): void {
  const { fontFaces, ...look } = readSiteLook(siteFolder)
  const [page, tryIt] = ['docs.css', 'try-it.css'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  const css = [fontFaces, page, tryIt].join('\n')
  // Built lazily at the first request: it takes longer than the rest of the start.
  const documentOnce = once(() => app.swagger() as unknown as OpenApiDocument)
  const pageOnce = once(() => renderDocsPage(documentOnce(), publicUrl, look))
  const listOnce = once(() => toSwaggerList(documentOnce(), publicUrl))

  const hidden = { schema: { hide: true } }
  app.get('/openapi.json', hidden, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(documentOnce()),
  )
  app.get('/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pageOnce()),
  )
  app.get('/docs/public', hidden, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(listOnce()),
  )
  app.get('/docs/docs.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  )
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
