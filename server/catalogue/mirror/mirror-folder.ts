import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { BoundedMap } from '#catalogue/wire/bounded-map.ts'
import type { MirrorFile } from './mirror-answers.ts'

/** Where a file is before it is whole. */
export const DRAFT = '.mirror-draft'

/** Equal files stand near each other: more would find one in a hundred more. */
const REMEMBERED = 8192

const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV']

/** Writes files that appear under their names when they are whole; equal ones share their bytes on disk. */
export class MirrorFolder {
  private readonly folder: string
  private readonly draft: string
  /** Where a file with this key was put. */
  private readonly twins = new BoundedMap<string, string>(REMEMBERED)
  private linking = true

  constructor(folder: string) {
    this.folder = folder
    this.draft = join(folder, DRAFT)
  }

  /** Returns whether it wrote: always. */
  put({ path, bytes, key }: MirrorFile): boolean {
    const target = join(this.folder, path)
    const twin = this.linking ? this.twins.get(key) : undefined
    if (twin !== undefined && this.link(twin, target)) return true
    this.write(path, bytes)
    this.twins.set(key, target)
    return true
  }

  /** Leaves a file that is as it should be untouched, its time too. Returns whether it wrote. */
  putIfOther(file: MirrorFile): boolean {
    const target = join(this.folder, file.path)
    if (!holds(target, file.bytes)) return this.put(file)
    this.twins.set(file.key, target)
    return false
  }

  write(path: string, bytes: Buffer | string): void {
    const target = join(this.folder, path)
    try {
      writeFileSync(this.draft, bytes)
      inFolder(target, () => renameSync(this.draft, target))
    } catch (error) {
      rmSync(this.draft, { force: true })
      throw error
    }
  }

  /** Whether it could: some file systems know no links, others allow so many of one file. */
  private link(twin: string, target: string): boolean {
    try {
      inFolder(target, () => linkSync(twin, target))
      return true
    } catch (error) {
      const code = codeOf(error)
      if (code === 'EEXIST') return this.replaceByLink(twin, target)
      if (NO_LINKS.includes(code)) this.linking = false
      else if (code !== 'EMLINK' && code !== 'ENOENT') throw error
      return false
    }
  }

  private replaceByLink(twin: string, target: string): boolean {
    rmSync(this.draft, { force: true })
    try {
      linkSync(twin, this.draft)
    } catch (error) {
      if (codeOf(error) === 'EMLINK') return false
      throw error
    }
    renameSync(this.draft, target)
    // Of two names of one file a rename keeps both.
    rmSync(this.draft, { force: true })
    return true
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Makes the folder of a file where it is missing: to look first would cost a call for each file. */
function inFolder(target: string, task: () => void): void {
  try {
    task()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(dirname(target), { recursive: true })
    task()
  }
}

function holds(target: string, bytes: Buffer): boolean {
  let file: number
  try {
    file = openSync(target, 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
  try {
    return fstatSync(file).size === bytes.length && readFileSync(file).equals(bytes)
  } finally {
    closeSync(file)
  }
}
