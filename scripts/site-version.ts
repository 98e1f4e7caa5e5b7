import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SOURCES = [
  'web',
  'contract',
  'sdk',
  'rsbuild.config.ts',
  'scripts/build.ts',
  'scripts/landing-html.ts',
  'scripts/page-files.ts',
  'scripts/privacy-html.ts',
  'scripts/sdk-files.ts',
  'scripts/service-worker-file.ts',
  'package.json',
  'package-lock.json',
]

/** The package's version and a digest of all sources of the built site. */
export function siteVersion(project = root): string {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const digest = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesUnder(project, source))) {
    digest.update(`${file}\n`).update(readFileSync(join(project, file)))
  }
  return `${version}+${digest.digest('hex').slice(0, 10)}`
}

function filesUnder(project: string, source: string): string[] {
  if (source.includes('.')) return [source]
  return readdirSync(join(project, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
    .filter((file) => !/\.test\.tsx?$|^web\/testing\//.test(file))
    .sort()
}
