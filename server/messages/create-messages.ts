import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from '../store/limits.ts'
import { createIsReader, type IsReader } from './create-is-reader.ts'
import { createMessageStore } from './create-message-store.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { MessageReader, present } from './message-reader.ts'
import { messageRoutes } from './message-routes.ts'

/** Preload delay: after the first responses of a start, but before the first message is sent. */
const LOAD_AFTER_MS = 500

interface MessageHooks {
  members: Members
}

/** Members' messages to the operator of the site. */
export interface Messages {
  /** The routes under `/api/queries`. */
  routes: FastifyPluginAsync<MessageHooks>
  isReader: IsReader
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
  /** For whoever does not register the routes, which close it with the app. */
  close(): Promise<void>
}

interface MessageDependencies {
  config: Pick<Config, 'firestore' | 'adminEmails'>
  /** The database of the accounts. */
  database: Database
  limits: Limits
  now: () => Date
  /** Timeout of each call of the store. */
  timeoutMs?: number
}

export function createMessages(dependencies: MessageDependencies): Messages {
  const { config, limits, now } = dependencies
  const isReader = createIsReader(config.adminEmails)
  const store = createMessageStore(dependencies)
  const book = new MessageReader(store)
  return {
    isReader,
    routes: async (app, { members }) => {
      await app.register(messageRoutes, { members, store, limits })
      await app.register(inboxRoutes, { members, isReader, store, book, now })
      const look = () =>
        store.ping().catch((error) => app.log.warn({ err: error.cause }, 'no store of messages'))
      let looking: NodeJS.Timeout | undefined
      app.addHook('onListen', async () => {
        looking = setTimeout(look, LOAD_AFTER_MS).unref()
      })
      app.addHook('onClose', async () => {
        clearTimeout(looking)
        await store.close()
      })
    },
    exportFor: async (memberId) => {
      const all = await store.listOf(memberId)
      return {
        messages: all.map(present).map(({ readAt: _readAt, ...message }) => message),
      }
    },
    forget: (memberId) => store.forget(memberId),
    close: () => store.close(),
  }
}
