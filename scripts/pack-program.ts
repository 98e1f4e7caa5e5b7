/** `npm run pack -- FOLDER`: the program with everything built, which runs there without an install. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureSite } from './ensure-site.ts'
import { programFiles, programManifest } from './program-files.ts'

const project = join(import.meta.dirname, '..')
const [given, ...more] = process.argv.slice(2)
if (given === undefined || more.length > 0) fail('Usage: npm run pack -- FOLDER', 2)
const folder = resolve(given)
if (existsSync(folder) && !isOurs(folder)) fail(`${folder} holds something else: nothing is done.`)
if (!ensureSite()) fail('The site could not be built: see the lines above.')

// Whole or not at all: a server may be running from the folder's present content.
const unfinished = `${folder}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
const { files, folders } = programFiles(project)
for (const file of files) {
  mkdirSync(dirname(join(unfinished, file)), { recursive: true })
  cpSync(join(project, file), join(unfinished, file))
}
for (const name of folders) {
  // What is nested in it is listed by itself where it is needed.
  const nested = join(project, name, 'node_modules')
  cpSync(join(project, name), join(unfinished, name), {
    recursive: true,
    filter: (path) => path !== nested,
  })
}
const manifest = readFileSync(join(project, 'package.json'), 'utf8')
writeFileSync(join(unfinished, 'package.json'), programManifest(manifest))
rmSync(folder, { recursive: true, force: true })
renameSync(unfinished, folder)
console.log(`The program is in ${folder}: npm start, or node server/main.ts, starts it there.`)

/** Whether the folder holds an earlier one of these, which may be replaced. */
function isOurs(place: string): boolean {
  const manifest = join(place, 'package.json')
  if (existsSync(join(place, '.git')) || !existsSync(manifest)) return false
  return JSON.parse(readFileSync(manifest, 'utf8')).name === 'spinner-rack'
}

function fail(message: string, code = 1): never {
  console.error(message)
  process.exit(code)
}
