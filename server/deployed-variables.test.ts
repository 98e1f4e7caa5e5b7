import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStartCommand } from '#scripts/testing/start-command.ts'
import { readConfig } from './config.ts'
import { EnvironmentSchema } from './environment.ts'

const root = join(import.meta.dirname, '..')
const FILES = globSync(
  ['deploy/{Containerfile,*.yaml}', 'deploy/{caddy,nginx,systemd}/*', 'docs/operating.md'],
  { cwd: root },
)
/** Of the platform, the C library, the database and Caddy. */
const OTHERS = [
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'SQLITE_TMPDIR',
  'PATH',
  'BASE',
  'SERVER',
  'SERVERS',
]

/** Every name in capitals that something sets or reads in this file. */
function variablesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const set = text.matchAll(/(?<![\w$])([A-Z][A-Z_]{2,})(?==|: |:-|:\?|\})/g)
  const named = text.matchAll(/(?:\$\{?|\{\$|--env )([A-Z][A-Z_]{2,})/g)
  return [...new Set([...set, ...named].map(([, name = '']) => name))]
}

test.each(FILES)('%s names only variables that the server knows', (file) => {
  const known = [...Object.keys(EnvironmentSchema.shape), ...OTHERS]
  const strange = variablesOf(file).filter((name) => !known.includes(name))
  expect(strange.filter((name) => !name.startsWith('POSTGRES_'))).toEqual([])
})

test('finds the variables in each kind of file', () => {
  expect(FILES).toHaveLength(9)
  expect(variablesOf('deploy/Containerfile')).toEqual(
    expect.arrayContaining(['HOST', 'DATA_DIR', 'BASE']),
  )
  expect(variablesOf('deploy/compose.several.yaml')).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'SECRET', 'DATABASE_URL', 'TRUST_PROXY', 'SERVERS']),
  )
  expect(variablesOf('deploy/caddy/Caddyfile')).toEqual(['PUBLIC_URL', 'SERVER'])
  expect(variablesOf('deploy/systemd/spinner-rack.service')).toEqual(
    expect.arrayContaining(['DATA_DIR', 'TRUST_PROXY']),
  )
  expect(variablesOf('docs/operating.md')).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', 'SMTP_URL', 'MAIL_FROM', 'DATA_DIR']),
  )
})

test('their values are ones that the server takes', () => {
  const unit = readFileSync(join(root, 'deploy/systemd/spinner-rack.service'), 'utf8')
  const set = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const config = readConfig(Object.fromEntries(set))
  expect(config).toMatchObject({ dataDir: '/var/lib/spinner-rack', trustProxy: ['127.0.0.1'] })
})

test('the service and the container start Node as npm start does', () => {
  const { flags, environment } = readStartCommand()
  expect(flags).toEqual([expect.stringMatching(/^--max-semi-space-size=\d+$/)])
  expect(environment).toEqual({ MALLOC_ARENA_MAX: expect.stringMatching(/^\d+$/) })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const unit = read('deploy/systemd/spinner-rack.service')
  const image = read('deploy/Containerfile')
  for (const [name, value] of Object.entries(environment)) {
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`)
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  }
  expect(unit).toContain(` ${flags.join(' ')} server/main.ts`)
  expect(image).toContain(`"${flags.join('", "')}", "server/main.ts"`)
})
