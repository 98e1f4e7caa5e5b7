import { createHash, randomBytes } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { FILE_MODE } from '../../store/private-files.ts'

export const CHECKSUM_BYTES = 32
/** No bitmap of ours is a tenth of this. */
const MAX_BYTES = 4_000_000

/** Where a file is before it is whole. */
export const DRAFT = /\.[\da-f]{12}$/

export class DamagedFile extends Error {}

/** Undefined for what is not there; throws a DamagedFile for what is not as it was written. */
export async function readChecked(path: string): Promise<Buffer | undefined> {
  const file = await readBounded(path)
  if (file === undefined) return undefined
  const bytes = file.subarray(CHECKSUM_BYTES)
  if (!checksumOf(path, bytes).equals(file.subarray(0, CHECKSUM_BYTES))) {
    throw new DamagedFile(basename(path))
  }
  return bytes
}

/** With its checksum first; the file appears under its name when it is whole. */
export async function writeChecked(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = Buffer.concat([checksumOf(path, bytes), bytes])
    await writeFile(draft, file, { flag: 'wx', mode: FILE_MODE })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** A file that is larger than any of ours is cut: its checksum is then wrong. */
async function readBounded(path: string): Promise<Buffer | undefined> {
  const handle = await open(path).catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (handle === undefined) return undefined
  try {
    const { size } = await handle.stat()
    const buffer = Buffer.alloc(Math.min(size, MAX_BYTES))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Of the name too: a file under another's name is not that other. */
function checksumOf(path: string, bytes: Buffer): Buffer {
  return createHash('sha256').update(basename(path)).update(bytes).digest()
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
