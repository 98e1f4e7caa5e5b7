import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { LogLineSchema } from '#contract/log-line.ts'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { type AppDependencies, buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Passwords } from '../identity/embedded/auth.ts'
import { createEmbeddedIdentity } from '../identity/embedded/embedded-identity.ts'
import { hashPassword, verifyPassword } from '../identity/embedded/hash-password.ts'
import { createMail } from '../mail/create-mail.ts'
import { createMemberDomains } from '../members/member-domains.ts'
import type { Members } from '../members.ts'
import { migrations } from '../migrations.ts'
import type { Database } from '../store/database.ts'
import { createLimits, limitMigrations } from '../store/limits.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/open-sqlite.ts'
import { copyMigratedFiles, withoutSync } from './migrated-file.ts'

/** Replaces the message store's timeout, so that a slow machine does not fail a test. */
export const GENEROUS_TIMEOUT_MS = 30_000
export const SECRET = 'for-tests-only-and-for-nothing-else'

/**
 * argon2id at its minimum cost; the real cost is tested with the hash itself and in a server
 * process.
 */
const CHEAP_PASSWORDS: Passwords = {
  hash: (password) => hashPassword(password, { memory: 8, passes: 1, parallelism: 1 }),
  verify: verifyPassword,
}

export function buildTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-'))
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface TestOverrides extends Partial<AppDependencies> {
  /** Replaces authentication by session. */
  members?: Members
  /** The database of the rate limits. */
  limitStore?: Database
  /** Timeout of the message store. */
  messageTimeoutMs?: number
}

/** Real parts, a database on disk included; the log lines are collected for the test, and held against their schema. */
export async function buildTestApp({
  members,
  messageTimeoutMs = GENEROUS_TIMEOUT_MS,
  ...overrides
}: TestOverrides = {}) {
  const folder = buildTemporaryFolder()
  const config = inFolder(overrides.config ?? readConfig({}), folder)
  await copyMigratedFiles(folder)
  const store =
    overrides.store ?? (await withoutSync(openSqlite(join(folder, 'spinner-rack.sqlite'))))
  const now = overrides.now ?? (() => new Date())
  const limitStore =
    overrides.limitStore ?? (await withoutSync(openSqlite(join(folder, 'limits.sqlite'))))
  await migrate(store, migrations)
  await migrate(limitStore, limitMigrations(limitStore.kind))
  const limits = createLimits(limitStore, now)
  const embedded = createEmbeddedIdentity({
    config,
    database: store,
    secret: SECRET,
    mail: createMail({ ...config, dataDir: folder }, now),
    limits,
    now,
    passwords: CHEAP_PASSWORDS,
  })
  const identity = members ? { ...embedded, members } : embedded
  const logLines: string[] = []
  const log = { write: (line: string | (() => string)) => logLines.push(toText(line)) }
  const app = await buildApp({
    version: '1.2.3+test',
    catalogue: buildEmptyCatalogue(),
    store,
    limits,
    limitStore,
    identity,
    ...createMemberDomains({
      config,
      database: store,
      secret: SECRET,
      limits,
      now,
      messageTimeoutMs,
    }),
    now,
    site: undefined,
    log,
    ...overrides,
    config,
  })
  onCleanUp(async () => {
    await app.close()
    await limitStore.close().catch(() => {})
    await store.close().catch(() => {})
    for (const line of logLines) LogLineSchema.parse(JSON.parse(line))
  })
  return { app, store, logLines, members: identity.members, outbox: join(folder, 'outbox') }
}

function toText(line: string | (() => string)): string {
  return typeof line === 'string' ? line : line()
}

/** Nothing is written into the project: a configuration without a data folder gets this one. */
function inFolder(config: Config, folder: string): Config {
  return config.dataDir === readConfig({}).dataDir ? { ...config, dataDir: folder } : config
}

/** For tests that are not about the catalogue. */
function buildEmptyCatalogue(): Catalogue {
  return new Catalogue({
    characters: [],
    creators: [],
    series: [],
    comics: [],
    events: [],
    arcs: [],
    layers: [],
    originals: { comic: 0, series: 0 },
  })
}

const CONFIG_BLOCK = '<script type="application/json" id="site-config"></script>'

/** A minimal built site, with the precompressed files that the build creates. */
export function buildSite(): { folder: string } {
  const folder = buildTemporaryFolder()
  const files = {
    'index.html': `<!doctype html><title>Landing</title><link rel="canonical" href="http://localhost:3000/"><style>p{color:red}</style><a href="https://github.com/">Code</a>${CONFIG_BLOCK}`,
    'shell.html': `<!doctype html><title>Shell</title>${CONFIG_BLOCK}`,
    'page-files.json': JSON.stringify({
      '*': ['/static/js/entry.abc.js'],
      '/characters': ['/static/js/main.0123456789.js', '/static/css/cards.abc.css'],
      '/characters/:id': ['/static/js/main.0123456789.js'],
      '/login': ['/static/js/login.abc.js'],
    }),
    'privacy.html': `<!doctype html><title>Privacy</title>${CONFIG_BLOCK}`,
    'privacy-hosted.html': `<!doctype html><title>Privacy at Firebase</title>${CONFIG_BLOCK}`,
    'service-worker.js': 'addEventListener("fetch", () => {})',
    'sdk/spinner-rack.js': 'export function createClient() {}',
    'sdk/spinner-rack.d.ts': 'export declare function createClient(): void',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/js/main.0123456789.js': 'console.log("hello")',
    'static/font/anybody-900-wdth-latin.abc.woff2': 'display',
    'static/font/libre-franklin-latin.abc.woff2': 'text',
    'static/art/logo.abc.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/js/docs.abc.js': '',
  }
  for (const [name, body] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    if (name.endsWith('.ts')) continue
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body))
  }
  return { folder }
}
