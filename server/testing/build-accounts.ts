import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { migrations } from '../migrations.ts'
import { migrate } from '../store/migrate.ts'
import { openStores } from '../store/open-stores.ts'
import { buildTemporaryFolder, buildTestApp, type TestOverrides } from './build-test-app.ts'
import { copyMigratedFiles, withoutSync } from './migrated-file.ts'
import { readCookies } from './sign-up-member.ts'

/** An app whose accounts are in the database of this environment, and a helper to call it. */
export async function buildAccounts(
  environment: Record<string, string> = {},
  overrides: TestOverrides = {},
) {
  const config = readConfig({ DATA_DIR: buildTemporaryFolder(), ...environment })
  if (config.databaseUrl === undefined) await copyMigratedFiles(config.dataDir)
  const { store, limitStore, close } = await openStores(config)
  await withoutSync(store)
  await withoutSync(limitStore)
  // Closing the app has closed a part of it already.
  onCleanUp(() => close().catch(() => {}))
  await migrate(store, migrations)
  const built = await buildTestApp({ config, store, limitStore, ...overrides })
  const { app } = built

  async function call(method: 'GET' | 'POST', path: string, options: CallOptions = {}) {
    const { cookie, headers, payload, from } = options
    const answer = await app.inject({
      method,
      url: `/api/auth${path}`,
      headers: { ...(cookie && { cookie }), ...headers },
      payload,
      remoteAddress: from,
    })
    return {
      status: answer.statusCode,
      answered: answer.headers,
      cookie: readCookies(answer.headers['set-cookie']),
      text: answer.body,
      json: () => answer.json(),
    }
  }
  return {
    ...built,
    get: (path: string, options?: CallOptions) => call('GET', path, options),
    post: (path: string, payload?: object | string, options?: CallOptions) =>
      call('POST', path, { payload, ...options }),
  }
}

interface CallOptions {
  cookie?: string
  headers?: Record<string, string>
  payload?: object | string
  /** The caller's IP address. */
  from?: string
}
