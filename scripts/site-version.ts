import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SOURCES = [
  'web',
  'contract',
  'rsbuild.config.ts',
  'scripts/build.ts',
  'scripts/landing-html.ts',
  'package.json',
  'package-lock.json',
]

/** The package's version and a digest of all that the built site is made from. */
export function siteVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const digest = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    digest.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return `${version}+${digest.digest('hex').slice(0, 10)}`
}

function filesUnder(source: string): string[] {
  if (source.includes('.')) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/\.test\.tsx?$|^web\/testing\//.test(file))
    .sort()
}
