import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { once } from '../../once.ts'
import { ownOrigins } from '../../own-origins.ts'
import type { SocialClient } from '../social-client.ts'
import { DEMO_PATH } from './demo-pages.ts'
import { demoRoutes } from './demo-routes.ts'

interface DemoProvider {
  /** This site's client registration. */
  client: SocialClient
  routes: (app: FastifyInstance) => Promise<void>
}

/**
 * An OpenID provider in this process, so that social sign-in works without configuration. The
 * accounts reach it by its URL alone, like any other issuer.
 */
export function createDemoProvider(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  secret: string,
): DemoProvider {
  const client = {
    issuer: `${publicUrl}${DEMO_PATH}`,
    clientId: 'spinner-rack',
    clientSecret: randomBytes(32).toString('base64url'),
  }
  return {
    client,
    routes: async (app) => {
      const { log } = app
      const getProvider = once(async () => {
        const { createProvider } = await import('./create-provider.ts')
        return createProvider({ client, publicUrl, secret, log })
      })
      await demoRoutes(app, { publicUrl, ownOrigins: ownOrigins(publicUrl), getProvider })
    },
  }
}
