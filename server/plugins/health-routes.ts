import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HealthSchema, type Readiness, ReadinessSchema } from '#contract/health.ts'
import type { Database } from '../store/database.ts'

interface HealthDependencies {
  version: string
  catalogueLoaded: boolean
  store: Database
}

export const healthRoutes: FastifyPluginAsyncZod<HealthDependencies> = async (
  app,
  { version, catalogueLoaded, store },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/healthz',
    {
      schema: {
        tags: ['server'],
        summary: 'Alive, and its version',
        response: { 200: HealthSchema },
      },
    },
    async () => ({
      status: 'alive' as const,
      version,
    }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        tags: ['server'],
        summary: 'Whether the catalogue is loaded and the store answers',
        response: { 200: ReadinessSchema, 503: ReadinessSchema },
      },
    },
    async (_request, reply) => {
      const readiness = await readReadiness(catalogueLoaded, store)
      return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
    },
  )
}

async function readReadiness(catalogueLoaded: boolean, store: Database): Promise<Readiness> {
  const reachable = await store.ping().then(
    () => true,
    () => false,
  )
  return {
    status: catalogueLoaded && reachable ? 'ready' : 'not-ready',
    catalogue: catalogueLoaded ? 'loaded' : 'missing',
    store: reachable ? 'reachable' : 'unreachable',
  }
}
