import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { formerIds } from '#catalogue/index/former-ids.ts'
import { createAccount } from './account/create-account.ts'
import { buildApp } from './app.ts'
import { PICTURES } from './catalogue/bitmaps/bitmap-files.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { createCollection } from './collection/create-collection.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { createFavourites } from './favourites/create-favourites.ts'
import { batchedLog } from './http/batched-log.ts'
import { logProcess } from './http/process-log.ts'
import { createEmbeddedIdentity } from './identity/embedded/embedded-identity.ts'
import { createFirebaseIdentity } from './identity/firebase/firebase-identity.ts'
import { createImports } from './imports/create-imports.ts'
import { createLists } from './lists/create-lists.ts'
import { createMail } from './mail/create-mail.ts'
import { createMessages } from './messages/create-messages.ts'
import { migrations, storedIds } from './migrations.ts'
import { createProgress } from './progress/create-progress.ts'
import { createRack } from './rack/create-rack.ts'
import { readSecret } from './secret.ts'
import { createSharing } from './sharing/create-sharing.ts'
import { shutDownOnSignal } from './shutdown.ts'
import { orSay, StartError } from './start-error.ts'
import { createLimits, limitMigrations } from './store/limits.ts'
import { migrate } from './store/migrate.ts'
import { openStores } from './store/open-stores.ts'
import { makePrivate } from './store/private-files.ts'
import { renumber } from './store/renumber.ts'
import { createTokens } from './tokens/create-tokens.ts'

/** Builds the real dependencies and listens, or prints the reason and exits. */
export async function start(environment: NodeJS.ProcessEnv, args: string[]): Promise<void> {
  try {
    // In development `npm run dev` serves the pages.
    await run(readConfig(environment), args.includes('--api-only'))
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof StartError
    console.error(known ? error.message : error)
    process.exit(1)
  }
}

async function run(config: Config, apiOnly: boolean): Promise<void> {
  const folder = join(import.meta.dirname, '../dist')
  const version = apiOnly
    ? 'development'
    : await orSay('The site is not built, use npm start', () => readVersion(folder))
  await orSay('DATA_DIR cannot be used', () => makePrivate(config.dataDir, [PICTURES]))
  const facts =
    config.catalogueLayers.length > 0 ? 'CATALOGUE_LAYERS over CATALOGUE_DATA' : 'CATALOGUE_DATA'
  const { catalogue, keepSnapshot } = await orSay(`${facts} cannot be loaded`, () =>
    openCatalogue(config),
  )
  const place = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'
  const stores = await orSay(`${place} cannot be used`, () => openStores(config))
  const { store, limitStore } = stores
  await orSay('The database cannot be brought up to date', async () => {
    await migrate(store, [...migrations, renumber(formerIds(catalogue), storedIds)])
    await migrate(limitStore, limitMigrations(limitStore.kind))
  })
  const site = apiOnly ? undefined : { folder }
  const now = () => new Date()
  const secret = await orSay('DATA_DIR cannot be used', () => readSecret(config))
  const limits = createLimits(limitStore, now)
  const identity =
    config.firebase === null
      ? createEmbeddedIdentity({
          config,
          database: store,
          secret,
          mail: createMail(config, now),
          limits,
          now,
        })
      : createFirebaseIdentity({ config: config.firebase, now })
  const app = await buildApp({
    config,
    version,
    catalogue,
    store,
    limits,
    ...(limitStore !== store && { limitStore }),
    identity,
    account: createAccount({ database: store, secret, limits, now }),
    favourites: createFavourites({ database: store, now }),
    tokens: createTokens({ database: store, now }),
    progress: createProgress({ database: store, now }),
    lists: createLists({ database: store, now }),
    collection: createCollection({ database: store, now }),
    rack: createRack({ database: store, now }),
    imports: createImports({ database: store, limits, now }),
    sharing: createSharing({ database: store, now }),
    queries: createMessages({ config, database: store, limits, now }),
    now,
    site,
    log: batchedLog(),
    afterListening: keepSnapshot,
  })
  await listen(app, config)
  app.log.info({ version }, 'started')
  shutDownOnSignal(app, stores)
  console.log(
    `Spinner Rack ${version} is at ${config.publicUrl}\nData is kept in ${placesOf(config)}`,
  )
  logProcess(app.log)
}

/** The database URL without user name and password. */
function placesOf({ databaseUrl, dataDir, firestore }: Config): string {
  const places = [
    ...(firestore ? [`Firestore of ${firestore.projectId}`] : []),
    ...(databaseUrl ? [`PostgreSQL at ${new URL(databaseUrl).host}`] : []),
    dataDir,
  ]
  return places.join(' and in ')
}

async function readVersion(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')).version
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop the program that uses it, or set PORT to another.`
        : `HOST ${host} and PORT ${port} cannot be used: ${error.message}.`,
    )
  }
}
