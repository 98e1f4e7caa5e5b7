// `node scripts/run.mjs FILE [ARGUMENTS]`: the launcher of every npm command. Plain JS without
// dependencies, for any Node from 20 on: installs what is missing, then runs FILE under Node 24 or later.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'
import { NODE_PACKAGES } from './node-packages.mjs'

const NEEDED_MAJOR = 24
const root = fileURLToPath(new URL('..', import.meta.url))
// npm ci empties node_modules first, so an interrupted install leaves no stamp behind.
const stamp = `${root}node_modules/.installed-from`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!isInstalled()) {
  withLock(`${root}.installing`, () => {
    if (!isInstalled()) install()
  })
}
runUnderNeededNode(process.argv.slice(2))

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function install() {
  console.error('Installing dependencies, about a minute the first time…')
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const args = ['ci', ...flags, '--ignore-scripts', '--loglevel=error']
  // The caller's npm settings must not leave out what the build, the tests or Node 24 need.
  const env = { ...process.env, npm_config_engine_strict: 'false', npm_config_omit: '' }
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2], env }
  const npm = process.env.npm_execpath
  const result = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) {
    console.error('The dependencies could not be installed: see the lines above.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}

/** @param {string[]} args */
function runUnderNeededNode(args) {
  const node = findNode()
  if (node === undefined) {
    console.error(
      `Node ${NEEDED_MAJOR} or later is needed. This is ${process.version}, and npm has no Node ` +
        `for ${process.platform}-${process.arch}: please install it from nodejs.org.`,
    )
    process.exit(1)
  }
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  process.on('SIGINT', (signal) => child.kill(signal))
  process.on('SIGTERM', (signal) => child.kill(signal))
  process.on('SIGHUP', (signal) => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const file = `${root}node_modules/${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`
  return existsSync(file) ? file : undefined
}
