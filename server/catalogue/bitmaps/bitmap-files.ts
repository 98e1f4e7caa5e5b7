import { access, mkdir, opendir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { FOLDER_MODE } from '../../store/private-files.ts'
import {
  CHECKSUM_BYTES,
  DamagedFile,
  DRAFT,
  isMissing,
  readChecked,
  writeChecked,
} from './checked-file.ts'

/** In the data folder. */
export const PICTURES = 'pictures'

/** What `bitmapName` makes. */
const NAME = /^[\w-]{27}$/
/** A younger draft may be of another server that shares the folder. */
const DRAFT_AGE_MS = 60_000
const BLOCK = 4096
/** How much stays when room is made: the folder is looked through once in a while, not at each file. */
const KEPT_SHARE = 0.9
/** A disk that is slower than the drawing must not fill the memory. */
const MAX_WAITING = 100

interface BitmapFilesOptions {
  folder: string
  /** Nothing is kept with 0. */
  maxBytes: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface KeptFile {
  path: string
  size: number
  usedMs: number
}

/**
 * Bitmaps on disk up to a size; the least recently used go first. The time of a file is that of its
 * last use, so several servers can share the folder, and no list of it is held in memory. Without a
 * disk that works the pictures are made anew: no call here rejects.
 */
export class BitmapFiles {
  private readonly options: BitmapFilesOptions
  /** Undefined until the folder was looked through. */
  private total: number | undefined
  private last: Promise<unknown> = Promise.resolve()
  /** What waits to be written is read from here, so that nobody draws it again. */
  private readonly unwritten = new Map<string, Buffer>()
  private failing = false
  private closed = false

  constructor(options: BitmapFilesOptions) {
    this.options = options
  }

  /** What is not asked for yet must not push out what was. */
  get hasSpareRoom(): boolean {
    return (this.total ?? 0) < this.options.maxBytes / 2
  }

  /** In bytes; nothing is known of earlier processes' files before the folder was looked through. */
  get diskSize(): { size: number; maxSize: number } {
    return { size: this.total ?? 0, maxSize: this.options.maxBytes }
  }

  /** Undefined for what is not there, and for a file that is not as it was written. */
  async read(name: string): Promise<Buffer | undefined> {
    if (this.options.maxBytes === 0) return undefined
    const unwritten = this.unwritten.get(name)
    if (unwritten !== undefined) return unwritten
    const path = this.pathOf(name)
    try {
      const bytes = await readChecked(path)
      const now = new Date()
      // Not waited for: the reader does not need it.
      if (bytes !== undefined) utimes(path, now, now).catch(() => {})
      return bytes
    } catch (error) {
      if (!(error instanceof DamagedFile)) {
        this.tell('pictures cannot be read from disk, so they are made anew', error)
        return undefined
      }
      this.tell('a damaged picture on disk is made anew', error)
      await rm(path, { force: true }).catch(() => {})
      return undefined
    }
  }

  async has(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    )
  }

  /** One after the other. Resolves with whether the bitmap is on disk. */
  async write(name: string, bytes: Buffer): Promise<boolean> {
    if (this.options.maxBytes === 0 || this.unwritten.size >= MAX_WAITING) return false
    this.unwritten.set(name, bytes)
    return this.inTurn(async () => {
      try {
        return !this.closed && (await this.put(name, bytes))
      } catch (error) {
        this.tell('pictures cannot be kept on disk, so they are made anew', error)
        return false
      } finally {
        this.unwritten.delete(name)
      }
    })
  }

  /** Removes what is too much, and what earlier processes left half-written. */
  async tidy(): Promise<void> {
    return this.inTurn(async () => {
      try {
        this.total = await this.makeRoom(0)
      } catch (error) {
        this.tell('pictures cannot be kept on disk, so they are made anew', error)
      }
    })
  }

  /** What waits to be written is given up. */
  async close(): Promise<void> {
    this.closed = true
    await this.last
  }

  private inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(task)
    this.last = turn
    return turn
  }

  private async put(name: string, bytes: Buffer): Promise<boolean> {
    const { folder, maxBytes } = this.options
    const size = sizeOnDisk(CHECKSUM_BYTES + bytes.length)
    if (this.total === undefined || this.total + size > maxBytes) {
      this.total = await this.makeRoom(size)
    }
    if (this.total + size > maxBytes) return false
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
    await writeChecked(this.pathOf(name), bytes)
    this.total += size
    this.failing = false
    return true
  }

  /** Looks through the folder; returns how many bytes there are afterwards. */
  private async makeRoom(needed: number): Promise<number> {
    const { maxBytes } = this.options
    const files = await this.look()
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total + needed <= maxBytes) return total
    for (const { path, size } of files.toSorted((one, other) => one.usedMs - other.usedMs)) {
      if (this.closed || total + needed <= maxBytes * KEPT_SHARE) break
      await rm(path, { force: true })
      total -= size
    }
    return total
  }

  /** Removes old drafts, and returns the files. */
  private async look(): Promise<KeptFile[]> {
    const files: KeptFile[] = []
    for await (const name of namesIn(this.options.folder)) {
      if (this.closed) break
      const path = this.pathOf(name)
      // Undefined when another server has just removed it.
      const found = await stat(path).catch(() => undefined)
      if (found === undefined) continue
      const { size, mtimeMs } = found
      if (NAME.test(name)) files.push({ path, size: sizeOnDisk(size), usedMs: mtimeMs })
      else if (isOldDraft(name, mtimeMs)) await rm(path, { force: true })
    }
    return files
  }

  private pathOf(name: string): string {
    return join(this.options.folder, name)
  }

  /** Once, until a file is written again. */
  private tell(message: string, error: unknown): void {
    const { folder, log } = this.options
    if (!this.failing) log.warn({ folder, reason: String(error) }, message)
    this.failing = true
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

function isOldDraft(name: string, changedMs: number): boolean {
  const whole = name.replace(DRAFT, '')
  return whole !== name && NAME.test(whole) && Date.now() - changedMs > DRAFT_AGE_MS
}

function sizeOnDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}
