import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createPrivateFile } from '../store/private-files.ts'
import { DataFault } from './data-fault.ts'
import { sealOf } from './seal.ts'

/** So many characters go to the compression at once. */
const CHUNK = 1 << 16

/** Before anything else is done: an existing file is somebody's backup. */
export function refuseUnwritable(file: string): void {
  if (existsSync(file)) {
    throw new DataFault(`${file} is there already: give another name, or remove it first.`)
  }
  const folder = dirname(file)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new DataFault(`There is no folder ${folder}.`)
  }
}

/**
 * Writes a draft beside the file, for its owner alone, and renames it once it is on the disk: under its name
 * there is a whole backup or none. Returns its size.
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<number> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    createPrivateFile(draft)
    const output = createWriteStream(draft, { flags: 'a', flush: true })
    await pipeline(inChunks(lines), createGzip(), sealed, output, { signal })
    const { size } = await stat(draft)
    refuseUnwritable(file)
    await rename(draft, file)
    await syncFolder(dirname(file))
    return size
  } finally {
    await rm(draft, { force: true })
  }
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

async function* sealed(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const bytes of packed) {
    hash.update(bytes)
    yield bytes
  }
  yield sealOf(hash.digest())
}

/** Otherwise a power cut could take the new name back. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
