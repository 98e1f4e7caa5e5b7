import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isVariant, VARIANTS } from '#art/variants.ts'
import { MIRROR_SUFFIX } from '#contract/mirror-addresses.ts'
import { MirrorRefusal } from './mirror-refusal.ts'

export const MIRROR_USAGE =
  'mirror DIRECTORY [--base-url URL] [--pictures[=all|VARIANT,…]] [--folders] [--check]'

/** For hosts that know no file without its ending, but the first page of a folder. */
const FOLDER_SUFFIX = '/index.html'

interface MirrorArguments {
  folder: string
  baseUrl: string | undefined
  /** Empty for whole pictures, otherwise names of variants. */
  pictures: string[]
  suffix: string
  check: boolean
}

export function readMirrorArguments(args: readonly string[]): MirrorArguments {
  const { values, positionals } = parsed(args)
  const [folder = '', ...more] = positionals
  if (folder === '' || more.length > 0) throw new MirrorRefusal(usage())
  return {
    folder: resolve(folder),
    baseUrl: values['base-url'],
    pictures: readPictures(values.pictures),
    suffix: values.folders === true ? FOLDER_SUFFIX : MIRROR_SUFFIX,
    check: values.check === true,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      // The platform's parser has no option whose value may be left out.
      args: args.map((arg) => (arg === '--pictures' ? '--pictures=' : arg)),
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        pictures: { type: 'string' },
        folders: { type: 'boolean' },
        check: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new MirrorRefusal(`${error instanceof Error ? error.message : error}\n${usage()}`)
  }
}

/** Whole pictures always: those are what the addresses in the bodies lead to. */
function readPictures(value: string | undefined): string[] {
  if (value === undefined) return []
  const all = [...Object.keys(VARIANTS), 'detail']
  const named = value === 'all' ? all : value.split(',').filter((name) => name !== '')
  const unknown = named.find((name) => !isVariant(name))
  if (unknown !== undefined) {
    throw new MirrorRefusal(`${unknown} is no variant of pictures. There are: ${all.join(', ')}.`)
  }
  return ['', ...all.filter((name) => named.includes(name))]
}

function usage(): string {
  return `Usage: npm run catalogue -- ${MIRROR_USAGE}`
}
