import type { Migration } from '../store/migrate.ts'
import { type Head, totalOf } from './backup-format.ts'
import { openBackup } from './read-backup.ts'

export interface Verified {
  head: Head
  documents: number
}

interface Program {
  version: string
  migrations: Migration[]
}

/** Reads all of a backup; throws a DataFault unless this program can restore it. */
export async function verify(
  file: string,
  program: Program,
  onRows: (done: number, all: number) => void = () => {},
): Promise<Verified> {
  const { head, parts, close } = await openBackup(file, program)
  let documents = 0
  let done = 0
  try {
    for await (const part of parts()) {
      if ('document' in part) documents += 1
      if (!('rows' in part)) continue
      done += part.rows.length
      onRows(done, totalOf(head))
    }
  } finally {
    await close()
  }
  return { head, documents }
}
