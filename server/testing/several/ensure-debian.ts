import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installFromDebian } from '#scripts/debian-programs.ts'

const LIBRARIES = '/usr/lib'

/** The nginx of this machine, else Debian's; undefined, with words, where there is none. */
export function ensureNginx(): string | undefined {
  return ensure('nginx-light', () => findProgram('nginx'))
}

/** The library that gives a process another clock. */
export function ensureFaketime(): string | undefined {
  const nameIn = (folder: string) => join(LIBRARIES, folder, 'faketime/libfaketimeMT.so.1')
  return ensure('libfaketime', () =>
    existsSync(LIBRARIES)
      ? readdirSync(LIBRARIES)
          .map(nameIn)
          .find((file) => existsSync(file))
      : undefined,
  )
}

function ensure(name: string, find: () => string | undefined): string | undefined {
  const found = find() ?? (installFromDebian([name]) ? find() : undefined)
  if (found !== undefined) return found
  const words = `There is no ${name} here and it could not be installed: what needs it is not tested.`
  // A skipped test would look like a passed one.
  if (process.env.CI) throw new Error(words)
  console.warn(words)
  return undefined
}
