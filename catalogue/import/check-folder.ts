import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readHeading } from './read-heading.ts'
import { ImportRefusal } from './refusal.ts'

/** Holds what has been read, until the import is done. */
export const PROGRESS_FILE = '.progress'

/** Refuses a folder whose files are not ours to rewrite, and a layer of other facts. */
export function checkFolder(folder: string, licence: string, source: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory()) throw new ImportRefusal(`${folder} is not a folder.`)
  const known = readHeading(folder)
  if (known === undefined) {
    const isBegun = existsSync(join(folder, PROGRESS_FILE))
    // Hidden files are none of a layer's: an import neither reads nor replaces them.
    const isEmpty = readdirSync(folder).every((name) => name.startsWith('.'))
    if (isBegun || isEmpty) return
    throw new ImportRefusal(
      `${folder} holds files and is no layer. Give an empty folder, or one that does not exist yet.`,
    )
  }
  // A layer has one licence and one source, which readers are told.
  if (known.licence === licence && known.source === source) return
  throw new ImportRefusal(
    `${folder} is a layer of "${known.source}" under "${known.licence}". Other facts have a layer of their own: give another --into, or the same --licence and --source.`,
  )
}

/** Of two layers of one name nobody could tell whose a fact is: a server refuses them. */
export function checkName(name: string, folder: string, below: readonly string[]): void {
  const twin = below.find(
    (other) => resolve(other) !== resolve(folder) && readHeading(other)?.name === name,
  )
  if (twin === undefined) return
  throw new ImportRefusal(
    `${twin} is called "${name}" too. Give another --into, or another name in one layer.txt.`,
  )
}
