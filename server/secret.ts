import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { isLongSecret, MIN_SECRET_LENGTH } from './environment.ts'
import { StartError } from './start-error.ts'

/**
 * The configured secret, or the one in the data folder, which the first start creates. Throws a
 * StartError if it is too short: the account library replaces an empty one by a published default.
 */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return checked(secret, 'SECRET', 'Set a longer one')
  const file = secretFile(dataDir)
  const stored = readStored(file) ?? makeSecret(file, dataDir)
  return checked(stored, file, 'Delete the file and start again, and a new one is made')
}

/** The same, where there is one: nothing is created. */
export function findSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>) {
  return secret ?? readStored(secretFile(dataDir))
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret')
}

function checked(secret: string, place: string, remedy: string): string {
  if (isLongSecret(secret)) return secret
  throw new StartError(
    `The secret in ${place} has fewer than ${MIN_SECRET_LENGTH} characters, so that sessions could be forged. ` +
      `${remedy}; everybody has to log in again.`,
  )
}

function readStored(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isFault(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Written to a temporary file, then linked, which is atomic: of two servers that start at once one
 * wins.
 */
function makeSecret(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeDraft(draft, randomBytes(32).toString('base64url'))
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isFault(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

function writeDraft(file: string, secret: string): void {
  const descriptor = openSync(file, 'wx', 0o600)
  writeSync(descriptor, `${secret}\n`)
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function isFault(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
