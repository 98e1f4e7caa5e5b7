import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { DataFault } from './data-fault.ts'
import { SEAL_BYTES, sealOf } from './seal.ts'

/** Far above the longest row, which has a list with all its notes; below what memory bears. */
const MAX_LINE_BYTES = 1 << 27
const NEWLINE = 0x0a

export const NOT_OURS = 'is not a backup of Spinner Rack.'
export const NOT_WHOLE = 'is cut or was changed: it is not the file that was written.'

/** The lines of a backup. It ends without a fault only if each byte is the one that was written. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const { size, seal } = await readSeal(file)
  const hash = createHash('sha256')
  const input = createReadStream(file, { end: size - SEAL_BYTES - 1 })
  const unpacked = createGunzip()
  const hashed = async function* (source: AsyncIterable<Buffer>) {
    for await (const bytes of source) {
      hash.update(bytes)
      yield bytes
    }
  }
  const read = pipeline(input, hashed, unpacked)
  // Reported by the loop below, which the failure ends.
  read.catch(() => {})
  try {
    yield* linesOf(unpacked, file)
    await read
  } catch (error) {
    throw isOfPacking(error) ? new DataFault(`${file} ${NOT_WHOLE}`) : error
  } finally {
    unpacked.destroy()
  }
  if (!sealOf(hash.digest()).equals(seal)) throw new DataFault(`${file} ${NOT_WHOLE}`)
}

async function readSeal(file: string): Promise<{ size: number; seal: Buffer }> {
  const handle = await open(file).catch((error) => {
    throw new DataFault(`${file} cannot be read: ${messageOf(error)}.`)
  })
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw new DataFault(`${file} is not a file.`)
    const start = Buffer.alloc(2)
    await handle.read(start, 0, 2, 0)
    if (start.toString('hex') !== '1f8b') throw new DataFault(`${file} ${NOT_OURS}`)
    if (found.size <= 2 * SEAL_BYTES) throw new DataFault(`${file} ${NOT_WHOLE}`)
    const seal = Buffer.alloc(SEAL_BYTES)
    await handle.read(seal, 0, SEAL_BYTES, found.size - SEAL_BYTES)
    return { size: found.size, seal }
  } finally {
    await handle.close()
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let restBytes = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      rest.push(chunk.subarray(from, to))
      yield Buffer.concat(rest).toString()
      rest = []
      restBytes = 0
      from = to + 1
    }
    rest.push(chunk.subarray(from))
    restBytes += chunk.length - from
    if (restBytes > MAX_LINE_BYTES) throw new DataFault(`${file} ${NOT_OURS}`)
  }
  if (restBytes > 0) yield Buffer.concat(rest).toString()
}

function isOfPacking(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
