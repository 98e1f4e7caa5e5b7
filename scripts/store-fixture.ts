/**
 * `node scripts/store-fixture.ts VERSION`: writes a store as this state of the program makes it, into
 * `server/data/fixtures/VERSION`. Every later state is tested to bring it up to date. Once for each release.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const version = process.argv[2]
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Usage: node scripts/store-fixture.ts VERSION')
  process.exit(2)
}
if (existsSync(join(root, 'server/data/fixtures', version))) {
  console.error(`There is a store of ${version} already: what was released does not change.`)
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=operating',
    'server/data/full-store.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORE_FIXTURE: version } },
)
process.exit(status ?? 1)
