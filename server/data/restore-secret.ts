import { readFileSync, rmSync } from 'node:fs'
import type { Config } from '../config.ts'
import { findSecret, secretFile } from '../secret.ts'
import { replacePrivateFile } from '../store/private-files.ts'
import type { Head } from './backup-format.ts'
import { digestOfSecret } from './secret-digest.ts'

/** Of what is used here, compared with that of the site of the backup. */
export type SecretState = 'same' | 'other' | 'none' | 'unknown'

/** Writes it where it is read from; returns what puts back the former one. */
export function restoreSecret(
  { secret: configured, dataDir }: Pick<Config, 'secret' | 'dataDir'>,
  secret: string | undefined,
): () => void {
  // A SECRET of the environment is not ours to change.
  if (secret === undefined || configured !== undefined) return () => {}
  const file = secretFile(dataDir)
  const former = readIfAny(file)
  replacePrivateFile(file, Buffer.from(`${secret}\n`))
  return () => {
    if (former === undefined) rmSync(file, { force: true })
    else replacePrivateFile(file, former)
  }
}

export function secretState(
  config: Pick<Config, 'secret' | 'dataDir'>,
  { secretDigest }: Pick<Head, 'secretDigest'>,
): SecretState {
  if (secretDigest === null) return 'unknown'
  const secret = findSecret(config)
  if (secret === undefined) return 'none'
  return digestOfSecret(secret) === secretDigest ? 'same' : 'other'
}

function readIfAny(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
