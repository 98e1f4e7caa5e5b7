import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of the program, as it was released. */
export function programVersion(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version
}
