import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { MysqlReader } from './mysql-reader.ts'
import { RawTables } from './raw-tables.ts'
import { open } from './work-file.ts'

const CHUNK_BYTES = 1024 * 1024
/** A dump in which everything is wrong must not fill the report. */
const MAX_FAULTS = 1000

export interface DumpFault {
  place: string
  why: string
}

interface LoadOptions {
  isPacked: (file: string) => boolean
  onProgress: (share: number) => void
  signal: AbortSignal | undefined
}

/** Copies the tables that are read from text dumps into a database, row by row; returns what was not understood. */
export async function loadTextDumps(
  files: readonly string[],
  into: string,
  { isPacked, onProgress, signal }: LoadOptions,
): Promise<DumpFault[]> {
  const faults: DumpFault[] = []
  const database = open(into)
  try {
    database.exec('BEGIN')
    const tables = new RawTables(database)
    for (const [index, file] of files.entries()) {
      await loadFile(file, isPacked(file), tables, faults, (share) => {
        onProgress((index + share) / files.length)
        return signal?.aborted !== true
      })
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
  return faults
}

async function loadFile(
  file: string,
  isPacked: boolean,
  tables: RawTables,
  faults: DumpFault[],
  /** Whether to go on. */
  onProgress: (share: number) => boolean,
): Promise<void> {
  const name = basename(file)
  const fault = (place: string, why: string) => {
    if (faults.length < MAX_FAULTS) {
      faults.push({ place: place === '' ? name : `${name}: ${place}`, why })
    }
  }
  const reader = new MysqlReader(tables.sink(fault))
  const bytes = createReadStream(file, { highWaterMark: CHUNK_BYTES })
  const decoder = new TextDecoder()
  const { size } = statSync(file)
  try {
    for await (const piece of isPacked ? bytes.pipe(createGunzip()) : bytes) {
      reader.push(decoder.decode(piece as Buffer, { stream: true }))
      if (!onProgress(bytes.bytesRead / size)) return
    }
  } catch (error) {
    if (!isOfZlib(error)) throw error
    fault('', `cannot be unpacked to its end: ${error.message}`)
  }
  reader.push(decoder.decode())
  reader.end()
}

function isOfZlib(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
