import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { readConfig } from '../config.ts'
import { createMessages } from '../messages/create-messages.ts'
import { messageMigrations } from '../messages/migrations.ts'
import { errorAnswers } from '../plugins/error-answers.ts'
import { createLimits, limitMigrations } from '../store/limits.ts'
import { migrate } from '../store/migrate.ts'
import { openStores } from '../store/open-stores.ts'
import { buildMember, everybodyIs } from './build-member.ts'

/** The message routes alone, on the database in this folder, because tests start it often. */
export async function buildMessageServer(folder: string) {
  const config = readConfig({ DATA_DIR: folder })
  const now = () => new Date()
  const { store, limitStore } = await openStores(config)
  await migrate(store, messageMigrations)
  await migrate(limitStore, limitMigrations(limitStore.kind))
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  errorAnswers(app)
  const limits = createLimits(limitStore, now)
  const { routes } = createMessages({ config, database: store, limits, now })
  const members = everybodyIs(buildMember({ id: randomUUID() }))
  await app.register(routes, { prefix: '/api/queries', members })
  return app
}
