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

/** The configured secret, or the one in the data folder, which the first start creates. */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return secret
  const file = join(dataDir, 'secret')
  return readStored(file) ?? makeSecret(file, dataDir)
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
  mkdirSync(folder, { recursive: true })
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
