/**
 * `npm run release -- VERSION`: checks this state of main as it is committed, runs the whole gate in a
 * clone of it, packs the program of that clone, tries the tarball in an empty folder, and then tags.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseFaults } from './faults.ts'
import { tarballName, tryTarball, writeTarball } from './tarball.ts'

const project = join(import.meta.dirname, '../..')
const [version = '', ...more] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0) {
  fail(['Usage: npm run release -- VERSION, for example 0.2.0'], 2)
}
const faults = releaseFaults(project, version)
if (faults.length > 0) fail([...faults, 'Nothing was tagged or packed.'])

const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-release-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const clone = join(folder, 'clone')
const program = join(folder, `spinner-rack-${version}`)
const tarball = join(project, 'release', tarballName(version))

step('a clone of what is committed', project, 'git', 'clone', '--quiet', project, clone)
step('the gate', clone, 'bash', '.ci/run')
step('the program', clone, 'npm', 'run', '--silent', 'pack', '--', program)
console.log('— the tarball')
writeTarball(program, tarball)
const unanswered = Object.entries(await tryTarball(tarball)).filter(([, status]) => status !== 200)
if (unanswered.length > 0) {
  rmSync(tarball)
  fail(unanswered.map(([path, status]) => `The unpacked program answers ${status} at ${path}.`))
}
execFileSync('git', ['tag', '--annotate', `v${version}`, '--message', `Spinner Rack ${version}`], {
  cwd: project,
})
console.log(`${version} is tagged v${version}, and packed:\n${tarball}`)

/** Ends this process where the command fails. */
function step(name: string, cwd: string, command: string, ...args: string[]): void {
  console.log(`— ${name}`)
  const env = { ...process.env, CI: 'true' }
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) fail([`${name}: failed, see the lines above. Nothing was tagged.`])
}

function fail(lines: string[], code = 1): never {
  for (const line of lines) console.error(line)
  process.exit(code)
}
