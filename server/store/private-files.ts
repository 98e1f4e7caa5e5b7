import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { StartError } from '../start-error.ts'

export const FILE_MODE = 0o600
export const FOLDER_MODE = 0o700

const PROGRAM = resolve(import.meta.dirname, '../..')

/**
 * Makes everything in the data folder accessible to the user of this process alone, whatever created
 * it and with whatever mode. Throws a StartError for a folder that holds more than our data. Of
 * `large` folders only the folder itself is looked at, which is enough to keep others out.
 */
export function makePrivate(dataDir: string, large: readonly string[] = []): void {
  if ([PROGRAM, tmpdir()].some((folder) => isWithin(folder, dataDir))) {
    throw new StartError(
      `DATA_DIR ${dataDir} holds more than the data of this server, and all of it would be made ` +
        'private: set it to a folder of its own.',
    )
  }
  makeTreePrivate(
    dataDir,
    large.map((name) => join(dataDir, name)),
  )
}

/** Creates the file with its mode before anything is written to it. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE))
  setMode(file, FILE_MODE)
}

/**
 * Writes a draft beside the file and renames it, which is atomic: a reader finds the old content or
 * the new one, also when this process is killed. Drafts that others left behind are removed; where
 * one of another server was not left behind, its renaming fails.
 */
export function replacePrivateFile(file: string, bytes: Uint8Array): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  const isDraft = (name: string) => name.startsWith(`${basename(file)}.`)
  for (const name of readdirSync(folder).filter(isDraft))
    rmSync(join(folder, name), { force: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    createPrivateFile(draft)
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Links are not followed: what they lead to is not in the folder. */
function makeTreePrivate(path: string, large: readonly string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isFile()) setMode(path, FILE_MODE, found.mode)
  if (!found?.isDirectory()) return
  setMode(path, FOLDER_MODE, found.mode)
  if (large.includes(path)) return
  for (const name of readdirSync(path)) makeTreePrivate(join(path, name), large)
}

/** Only where it differs: the folder may be another user's, or read-only, and right already. */
function setMode(path: string, mode: number, present = lstatSync(path).mode): void {
  if ((present & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Another server that uses the folder has just removed a temporary file.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !way.startsWith('..') && !isAbsolute(way)
}
