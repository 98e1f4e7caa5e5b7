import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What keeps this state of the project from being released as this version, one line each; [] for nothing. */
export function releaseFaults(project: string, version: string): string[] {
  return [
    ...versionFaults(project, version),
    ...changelogFaults(project, version),
    ...fixtureFaults(project, version),
    ...gitFaults(project, version),
  ]
}

function versionFaults(project: string, version: string): string[] {
  return ['package.json', 'package-lock.json'].flatMap((file) => {
    const stated: string = JSON.parse(readFileSync(join(project, file), 'utf8')).version
    return stated === version ? [] : [`${file} says ${stated}: npm version --no-git-tag-version`]
  })
}

/** The first section is this version's, with a date and with something in it. */
function changelogFaults(project: string, version: string): string[] {
  const changelog = readFileSync(join(project, 'CHANGELOG.md'), 'utf8')
  const [, newest = ''] = changelog.split(/^## /m)
  const [heading = '', ...notes] = newest.split('\n')
  const dated = heading.startsWith(`${version}, `) && /, \d{4}-\d{2}-\d{2}$/.test(heading)
  if (!dated) return [`CHANGELOG.md begins with “${heading}”, not with “${version}, YYYY-MM-DD”.`]
  return notes.some((line) => line.startsWith('- '))
    ? []
    : [`CHANGELOG.md says nothing of ${version}.`]
}

/** Later versions are tested to bring the store of this one up to date. */
function fixtureFaults(project: string, version: string): string[] {
  const fixture = `server/data/fixtures/${version}`
  if (existsSync(join(project, fixture))) return []
  return [`${fixture} is missing: node scripts/store-fixture.ts ${version}`]
}

function gitFaults(project: string, version: string): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: project, encoding: 'utf8' }).stdout.trim()
  const faults: string[] = []
  if (git('status', '--porcelain') !== '') faults.push('There are changes that are not committed.')
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  if (branch !== 'main') faults.push(`Releases are made of main, not of ${branch}.`)
  if (git('tag', '--list', `v${version}`) !== '')
    faults.push(`The tag v${version} is there already.`)
  return faults
}
