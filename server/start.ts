import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { formerIds } from '#catalogue/index/former-ids.ts'
import { buildApp } from './app.ts'
import { PICTURES } from './catalogue/bitmaps/bitmap-files.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { batchedLog } from './http/batched-log.ts'
import { logProcess } from './http/process-log.ts'
import { createEmbeddedIdentity } from './identity/embedded/embedded-identity.ts'
import { createFirebaseIdentity } from './identity/firebase/firebase-identity.ts'
import { inheritedSocket } from './inherited-socket.ts'
import { createMail } from './mail/create-mail.ts'
import { createMemberDomains } from './members/member-domains.ts'
import { migrations, storedIds } from './migrations.ts'
import { programVersion } from './program-version.ts'
import { readSecret } from './secret.ts'
import { shutDownOnSignal } from './shutdown.ts'
import { orSay, StartError } from './start-error.ts'
import { bringUpToDate } from './store/bring-up-to-date.ts'
import { holdStore } from './store/in-use.ts'
import { createLimits } from './store/limits.ts'
import { openStores } from './store/open-stores.ts'
import { makePrivate } from './store/private-files.ts'
import { renumber } from './store/renumber.ts'

/** Builds the real dependencies and listens, or prints the reason and exits. */
export async function start(environment: NodeJS.ProcessEnv, args: string[]): Promise<void> {
  try {
    // In development `npm run dev` serves the pages.
    const config = readConfig(environment)
    await run(config, {
      apiOnly: args.includes('--api-only'),
      socket: inheritedSocket(environment),
    })
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof StartError
    console.error(known ? error.message : error)
    process.exit(1)
  }
}

type Socket = ReturnType<typeof inheritedSocket>

async function run(
  config: Config,
  { apiOnly, socket }: { apiOnly: boolean; socket: Socket },
): Promise<void> {
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
  const hold = await orSay(`${place} cannot be used`, () => holdStore(config))
  await orSay('The database cannot be brought up to date', async () => {
    const all = [...migrations, renumber(formerIds(catalogue), storedIds)]
    await bringUpToDate(stores, { version: programVersion(), migrations: all })
  })
  const site = apiOnly ? undefined : { folder }
  const now = () => new Date()
  const secret = await orSay('DATA_DIR cannot be used', () => readSecret(config))
  const limits = createLimits(limitStore)
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
    ...createMemberDomains({ config, database: store, secret, limits, now }),
    now,
    site,
    log: batchedLog(),
    afterListening: keepSnapshot,
  })
  await listen(app, config, socket)
  app.log.info({ version }, 'started')
  const close = async () => {
    await hold.release()
    await stores.close()
  }
  shutDownOnSignal(app, { close })
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

async function listen(app: FastifyInstance, { host, port }: Config, socket: Socket): Promise<void> {
  try {
    await app.listen({ host, port, ...socket })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop the program that uses it, or set PORT to another.`
        : `HOST ${host} and PORT ${port} cannot be used: ${error.message}.`,
    )
  }
}
