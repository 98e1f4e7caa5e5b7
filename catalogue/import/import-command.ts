import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServiceSource } from './captures/running-service.ts'
import { ProgressLine } from './progress-line.ts'
import type { ImportSource } from './record.ts'
import { ImportRefusal } from './refusal.ts'
import { runImport } from './run-import.ts'
import { SOURCES } from './sources.ts'

export const IMPORT_USAGE =
  'import captures|csv|gcd|metron FILE… --into FOLDER [--over LAYER]… [--dry-run] [--publisher NAME] [--licence WORDS] [--source WORDS] [--from URL --public-key KEY --private-key KEY]'

export interface Terminal {
  /** To standard output. */
  print(line: string): void
  /** To standard error. */
  tell(line: string): void
  isTerminal: boolean
  signal: AbortSignal
}

const INTERRUPTED = 130

/** What the server loads. */
export interface ServedFolders {
  /** The facts at the bottom. */
  catalogue: string
  /** In their order. */
  layers: readonly string[]
}

/** Returns the exit code. */
export async function importCommand(
  args: readonly string[],
  served: ServedFolders,
  terminal: Terminal,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    const [name = '', ...files] = positionals
    const source = sourceOf(name, files, values)
    const progress = new ProgressLine(terminal)
    const report = await runImport({
      source,
      files,
      into: values.into ?? '',
      catalogue: served.catalogue,
      ...layersAround(served.layers, values),
      today: new Date().toISOString().slice(0, 10),
      publisher: values.publisher,
      dryRun: values['dry-run'],
      signal: terminal.signal,
      onProgress: (share) => progress.show(share),
      onNotice: (line) => terminal.tell(line),
    })
    if (report === undefined) {
      terminal.tell('Stopped. The same command goes on from here.')
      return INTERRUPTED
    }
    for (const line of report.lines()) terminal.print(line)
    if (!values['dry-run']) terminal.print(`All of it is in ${values.into}/report.txt.`)
    return 0
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    terminal.tell(error.message)
    return 1
  }
}

/** Below are those that are named, otherwise those that the server loads before this one. */
function layersAround(layers: readonly string[], { into = '', over }: Values) {
  const isSame = (one: string) => (other: string) => resolve(one) === resolve(other)
  const place = layers.findIndex(isSame(into))
  const below = over ?? (place < 0 ? layers : layers.slice(0, place))
  for (const layer of below) {
    if (statSync(layer, { throwIfNoEntry: false })?.isDirectory()) continue
    throw new ImportRefusal(`${layer} is not a folder.`)
  }
  const beside = layers.filter((layer) => ![into, ...below].some(isSame(layer)))
  return { over: below, beside }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        from: { type: 'string' },
        'public-key': { type: 'string' },
        'private-key': { type: 'string' },
        publisher: { type: 'string' },
        over: { type: 'string', multiple: true },
        licence: { type: 'string' },
        source: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new ImportRefusal(`${error instanceof Error ? error.message : error}\n${usage()}`)
  }
}

type Values = ReturnType<typeof readArguments>['values']

function sourceOf(name: string, files: readonly string[], values: Values): ImportSource {
  const create = SOURCES[name]
  const { into = '', from = '' } = values
  const isService = name === 'captures' && from !== ''
  if (create === undefined || into === '' || (files.length === 0) !== isService) {
    throw new ImportRefusal(usage())
  }
  for (const file of files) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      throw new ImportRefusal(`${file} is not a file.`)
    }
  }
  const keys = { publicKey: values['public-key'], privateKey: values['private-key'] }
  const source = isService ? createServiceSource(from, keys) : create()
  return {
    ...source,
    licence: values.licence ?? source.licence,
    origin: values.source ?? source.origin,
    read: (read, options) => source.read(read, options),
  }
}

function usage(): string {
  return `Usage: npm run catalogue -- ${IMPORT_USAGE}`
}
