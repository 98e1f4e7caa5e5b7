import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/open-sqlite.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { runData } from '../testing/run-data.ts'
import { shipped } from '../testing/shipped.ts'

const { migrations } = shipped

const OWN = 'a secret of this site, and of no other'
const OTHER = 'another secret, of another site elsewhere'

/** A site with a secret, an API key and two authenticator apps. */
async function buildSite(secret?: string) {
  const folder = buildTemporaryFolder()
  if (secret !== undefined) writeFileSync(join(folder, 'secret'), `${secret}\n`)
  const store = openSqlite(join(folder, 'spinner-rack.sqlite'))
  await migrate(store, migrations)
  await store.run(
    "INSERT INTO account_keys VALUES ('public', 'sealed', 'a', 'Mine', '[]', 1, 0, 0)",
  )
  for (const id of ['a', 'b']) {
    await store.run(
      `INSERT INTO identity_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
      VALUES (?, 'A', ?, 1, 'now', 'now')`,
      ...[id, `${id}@x`],
    )
    await store.run("INSERT INTO identity_two_factors VALUES (?, ?, 's', 'c', 1, 0, NULL)", id, id)
  }
  await store.close()
  return folder
}

async function backUp(folder: string, ...args: string[]) {
  const file = join(buildTemporaryFolder(), 'site.gz')
  const { code, printed } = await runData({ DATA_DIR: folder }, ['backup', file, ...args])
  expect(code).toBe(0)
  return { file, printed, text: gunzipSync(readFileSync(file)).toString() }
}

const restore = async (file: string, environment: Record<string, string>) => {
  const { code, told, printed } = await runData(environment, ['restore', file])
  expect({ code, told }).toEqual({ code: 0, told: [] })
  return printed[1]
}

test('is in a backup only when that is said', async () => {
  const site = await buildSite(OWN)
  const without = await backUp(site)
  expect(without.text).not.toContain(OWN)
  expect(without.printed[1]).toMatch(/^The secret is not in it: keep a copy/)
  const withSecret = await backUp(site, '--with-secret')
  expect(withSecret.text).toContain(JSON.stringify({ secret: OWN }))
  expect(withSecret.printed).toEqual([expect.stringContaining('with the secret')])

  const folder = buildTemporaryFolder()
  expect(await restore(withSecret.file, { DATA_DIR: folder })).toBe(
    'The secret is that of the backup: whoever was signed in still is.',
  )
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(`${OWN}\n`)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('without it is told what no longer works', async () => {
  const { file } = await backUp(await buildSite(OWN))
  const rest =
    'everybody has to log in again, and 1 API key and 2 authenticator apps no longer work. Passwords still ' +
    'work. To keep the rest, put the former secret into SECRET or DATA_DIR/secret before the next start.'
  const folder = buildTemporaryFolder()
  expect(await restore(file, { DATA_DIR: folder })).toBe(
    `The secret of the backup is not here, and a new one is made at the next start: ${rest}`,
  )
  expect(existsSync(join(folder, 'secret'))).toBe(false)
  expect(await restore(file, { DATA_DIR: buildTemporaryFolder(), SECRET: OTHER })).toBe(
    `The secret here is another than that of the backup: ${rest}`,
  )
  expect(await restore(file, { DATA_DIR: buildTemporaryFolder(), SECRET: OWN })).toMatch(
    /^The secret is that of the backup/,
  )
})

test('of the environment is not changed by one of a backup', async () => {
  const { file } = await backUp(await buildSite(OWN), '--with-secret')
  const folder = buildTemporaryFolder()
  expect(await restore(file, { DATA_DIR: folder, SECRET: OTHER })).toMatch(
    /^The secret here is another/,
  )
  expect(existsSync(join(folder, 'secret'))).toBe(false)
})

test('that is not there yet cannot be asked for, and is missed by nobody', async () => {
  const site = await buildSite()
  const file = join(buildTemporaryFolder(), 'site.gz')
  expect(await runData({ DATA_DIR: site }, ['backup', file, '--with-secret'])).toEqual({
    code: 1,
    printed: [],
    told: ['There is no secret yet, neither in SECRET nor in DATA_DIR.'],
  })
  const { file: without } = await backUp(site)
  expect(await restore(without, { DATA_DIR: buildTemporaryFolder() })).toBeUndefined()
})

test('what is replaced is put back with its own secret', async () => {
  const { file } = await backUp(await buildSite(OTHER), '--with-secret')
  const site = await buildSite(OWN)
  const { code, printed } = await runData({ DATA_DIR: site }, ['restore', file, '--replace'])
  expect(code).toBe(0)
  expect(readFileSync(join(site, 'secret'), 'utf8')).toBe(`${OTHER}\n`)
  const [, saved = ''] = /is in (\S+)\.$/.exec(printed[0] ?? '') ?? []
  expect(await runData({ DATA_DIR: site }, ['restore', saved, '--replace'])).toMatchObject({
    code: 0,
  })
  expect(readFileSync(join(site, 'secret'), 'utf8')).toBe(`${OWN}\n`)
})
