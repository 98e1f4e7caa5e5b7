import type { Config } from '../../config.ts'
import type { Mail } from '../../mail.ts'
import type { Database } from '../../store/database.ts'
import type { Identity } from '../identity.ts'
import { authRoutes } from './auth-routes.ts'
import { createCallAuth } from './call-auth.ts'
import { once } from './once.ts'
import { Post } from './post.ts'
import { sessionCookieOf } from './session-cookie.ts'
import { createSessionMembers } from './session-members.ts'

/** After the first answers of a start; nobody who comes for an account should wait for it. */
const LOAD_AFTER_MS = 500

interface EmbeddedDependencies {
  config: Pick<Config, 'publicUrl'>
  database: Database
  secret: string
  mail: Mail
  now: () => Date
}

/** Accounts that this server keeps itself. */
export function createEmbeddedIdentity(dependencies: EmbeddedDependencies): Identity {
  const { config, database, secret, mail, now } = dependencies
  const cookieName = sessionCookieOf(config).name

  return {
    members: createSessionMembers({ database, cookieName, secret, now }),
    routes: async (app) => {
      const { log } = app
      const post = new Post(mail, log)
      const getAuth = once(async () => {
        const { createAuth } = await import('./auth.ts')
        return createAuth({ config, database, secret, post, log })
      })
      authRoutes(app, { callAuth: createCallAuth(getAuth, config.publicUrl), getAuth })
      app.addHook('onListen', async () => {
        setTimeout(() => getAuth().catch(() => {}), LOAD_AFTER_MS).unref()
      })
      app.addHook('onClose', () => post.settled())
    },
  }
}
