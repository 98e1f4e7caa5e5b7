import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readDataLines } from '#catalogue/load/data-lines.ts'
import { Faults } from '#catalogue/load/faults.ts'
import type { Look } from './look.ts'
import { readLook } from './read-look.ts'

/** Reads a folder of looks. Throws a LooksError that names every fault with its file and line. */
export function loadLooks(folder: string): Map<string, Look> {
  // Throws when the folder itself is not there.
  readdirSync(folder)
  const faults = new Faults()
  const looks = new Map<string, Look>()
  const names = new Set<string>()
  for (const line of readDataLines(dirname(folder), basename(folder), faults)) {
    const name = line.field(0)
    const look = readLook(line)
    if (names.has(name)) line.fault(`there is a look of "${name}" already`)
    names.add(name)
    if (look !== undefined) looks.set(name, look)
  }
  if (faults.found.length > 0) throw new LooksError(faults.found)
  return looks
}

export class LooksError extends Error {
  override readonly name = 'LooksError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`the looks have ${faults.length} faults\n${faults.join('\n')}`)
    this.faults = faults
  }
}
