import { CatalogueError } from '#catalogue/load/faults.ts'
import { type Config, readConfig } from '../../config.ts'
import { ConfigError } from '../../config-error.ts'
import { duration, grouped, type ProgressTerminal } from '../../progress-bar.ts'
import { StartError } from '../../start-error.ts'
import { linksOf } from '../answer-source.ts'
import { checkLayers, openCatalogue } from '../open-catalogue.ts'
import { readMirrorArguments } from './mirror-arguments.ts'
import { codeOf } from './mirror-folder.ts'
import { NEEDS_A_SERVER } from './mirror-index.ts'
import { digestOfCatalogue, digestOfDrawing } from './mirror-input.ts'
import { MirrorPictures } from './mirror-pictures.ts'
import { MirrorRefusal } from './mirror-refusal.ts'
import { type MirrorReport, writeMirror } from './write-mirror.ts'

interface Terminal extends ProgressTerminal {
  /** To standard output. */
  print(line: string): void
  signal: Pick<AbortSignal, 'aborted'>
}

const INTERRUPTED = 130
const FULL = ['ENOSPC', 'EDQUOT']
/** Those of the server's variables that decide its bodies. */
const VARIABLES = [
  'PUBLIC_URL',
  'PORT',
  'DATA_DIR',
  'CATALOGUE_DATA',
  'CATALOGUE_LAYERS',
  'CATALOGUE_RESOURCE_URI',
  'CATALOGUE_UPSTREAM',
]

/** `npm run catalogue -- mirror`; returns the exit code. */
export async function mirrorCommand(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
  now = new Date(),
): Promise<number> {
  const beganAt = terminal.now()
  try {
    const report = await mirror(args, environment, terminal, now)
    if (report.end === 'stopped') {
      terminal.tell(`Stopped. ${GOES_ON}`)
      return INTERRUPTED
    }
    for (const line of linesOf(report, terminal.now() - beganAt)) terminal.print(line)
    return 0
  } catch (error) {
    terminal.tell(wordsFor(error))
    return 1
  }
}

const GOES_ON = 'The same command goes on from here.'

function mirror(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
  now: Date,
): Promise<MirrorReport> {
  const { baseUrl, folder, suffix, pictures, check } = readMirrorArguments(args)
  const config = configFor(environment, baseUrl)
  checkLayers(config.catalogueLayers)
  const links = linksOf(config)
  terminal.tell(`Addresses in the bodies begin with ${config.publicUrl}.`)
  return writeMirror({
    folder,
    links,
    now,
    check,
    terminal,
    signal: terminal.signal,
    input: {
      baseUrl: config.publicUrl,
      resources: links.resources,
      suffix,
      year: now.getUTCFullYear(),
      catalogue: digestOfCatalogue(config.catalogueData, config.catalogueLayers),
      pictures,
      drawing: pictures.length > 0 ? digestOfDrawing() : '',
    },
    load: () => openCatalogue(config).catalogue,
    openPictures: async (catalogue) => {
      const { Pictures } = await import('#art/pictures.ts')
      return new MirrorPictures(catalogue, new Pictures(catalogue), pictures)
    },
  })
}

/** As a server with the same variables has it, so that the bodies are the same. */
function configFor(
  environment: Record<string, string | undefined>,
  baseUrl: string | undefined,
): Config {
  const set = Object.fromEntries(VARIABLES.map((name) => [name, environment[name]]))
  if (set.CATALOGUE_UPSTREAM) {
    throw new MirrorRefusal(
      'CATALOGUE_UPSTREAM is set: a mirror is made of a catalogue that is here, not of an upstream.',
    )
  }
  try {
    return readConfig({ ...set, PUBLIC_URL: baseUrl ?? set.PUBLIC_URL })
  } catch (error) {
    if (!(error instanceof ConfigError) || baseUrl === undefined) throw error
    const told = error.faults.map((fault) => fault.replace(/^PUBLIC_URL:/, `--base-url ${baseUrl}`))
    throw new MirrorRefusal(told.join('\n'))
  }
}

function linesOf(report: MirrorReport, ms: number): string[] {
  const { end, files, bytes, pictures, pictureBytes, written, removed, contentHash } = report
  const size = (sum: number) => `${grouped(sum / 1e6)} MB`
  const drawn = `${grouped(pictures)} pictures of ${size(pictureBytes)}`
  const what = `${grouped(files)} files of ${size(bytes)}, ${drawn}, ${contentHash}`
  if (end === 'unchanged') return [`Nothing has changed: ${what}. --check compares each file.`]
  return [
    `${what}.`,
    `Written ${grouped(written)}, removed ${grouped(removed)}, in ${duration(ms)}. README.md says how a host serves it.`,
    'What needs a server, and is not in it:',
    ...NEEDS_A_SERVER.map((line) => `- ${line}`),
  ]
}

function wordsFor(error: unknown): string {
  if (error instanceof MirrorRefusal || error instanceof StartError) return error.message
  if (error instanceof CatalogueError || error instanceof ConfigError)
    return error.faults.join('\n')
  if (FULL.includes(codeOf(error))) {
    return `The disk is full, or has no room for more files: ${messageOf(error)}. No file is half-written. Make room; ${GOES_ON.toLowerCase()}`
  }
  if (codeOf(error) !== '') return `A file cannot be read or written: ${messageOf(error)}.`
  throw error
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
