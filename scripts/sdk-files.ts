import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const NAME = 'spinner-rack'
/** The sources of the public types; what else they declare is nobody's business. */
const TYPES = ['wire-types', 'client-types', 'rack-error', 'create-client']

/** Writes the client as one module with its types, to be served and downloaded: `sdk/spinner-rack.js`. */
export async function laySdk(folder: string): Promise<void> {
  const banner = `// Spinner Rack ${readVersion()}, a client of the catalogue. MIT licence. Documented in docs/sdk.md.\n`
  mkdirSync(join(folder, 'sdk'))
  writeFileSync(join(folder, 'sdk', `${NAME}.js`), banner + (await bundle()))
  writeFileSync(join(folder, 'sdk', `${NAME}.d.ts`), banner + declarations())
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/** To be read by whoever debugs with it, so it is not minified; what its parts are for stands in the types. */
async function bundle(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: `sdk/${NAME}.ts`, formats: ['es'] },
      rolldownOptions: { output: { comments: { jsdoc: false } } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('The client was not built.')
  return output.output[0].code
}

/** The declarations of each source, one after the other: what they import from each other is all there. */
function declarations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-types-'))
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly']
    const args = [tsc, '-p', 'sdk', ...emit, '--outDir', folder]
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The types of the client were not built.\n${stdout}`)
    const sources = TYPES.map((name) => readFileSync(join(folder, `sdk/${name}.d.ts`), 'utf8'))
    return sources.map((source) => source.replace(/^import .*\n/gm, '')).join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
