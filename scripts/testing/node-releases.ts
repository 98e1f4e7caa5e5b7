import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_PACKAGES } from '../node-packages.mjs'

const root = join(import.meta.dirname, '../..')

/** What the client is promised to run under. */
const PROMISED = [20, 22, 24]

/**
 * The versions to test the client with, and how to find each: those that this machine has; in `npm run soak` all
 * of them, downloaded where they are missing.
 */
export function nodesForTests(): [major: number, find: () => string][] {
  const majors =
    process.env.SOAK === '1' ? PROMISED : PROMISED.filter((major) => findNode(major) !== undefined)
  return majors.map((major) => [major, () => ensureNode(major)])
}

/** A Node of this major version on this machine: the one that runs, npm's, that of the system, or one installed below. */
function findNode(major: number): string | undefined {
  const { npm_node_execpath: ofNpm = '' } = process.env
  const known = [process.execPath, ofNpm, '/usr/bin/node', '/usr/local/bin/node', installed(major)]
  return known.find((node) => existsSync(node) && versionOf(node).startsWith(`v${major}.`))
}

/** Downloads it once, some 100 MB, if the machine has none. */
function ensureNode(major: number): string {
  const found = findNode(major)
  if (found !== undefined) return found
  const folder = folderOf(major)
  mkdirSync(folder, { recursive: true })
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--prefix',
    folder,
    `${packageName()}@${major}`,
  ]
  execFileSync('npm', args, { stdio: 'inherit' })
  return installed(major)
}

function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' })
}

function installed(major: number): string {
  return join(folderOf(major), 'node_modules', packageName(), 'bin/node')
}

function folderOf(major: number): string {
  return join(root, `node_modules/.cache/node-${major}`)
}

function packageName(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = NODE_PACKAGES[platform]
  if (name === undefined) throw new Error(`There is no package of Node for ${platform}.`)
  return name
}
