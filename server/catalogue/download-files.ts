import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { type Download, downloadLines } from '#catalogue/wire/download-lines.ts'

const LINES_A_CHUNK = 200

export interface DownloadFile {
  gzip: Buffer
  /** Length of the uncompressed text, in bytes. */
  length: number
  /** Digest of the uncompressed text. */
  digest: string
}

/**
 * The files of `/downloads`. Each is made at its first request, one at a time, and kept compressed,
 * a tenth of its length, as long as the process runs: its facts do not change.
 */
export class DownloadFiles {
  private readonly linesOf: (kind: Download) => Iterable<object>
  private readonly files = new Map<Download, Promise<DownloadFile>>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(linesOf: (kind: Download) => Iterable<object>) {
    this.linesOf = linesOf
  }

  static of(catalogue: Catalogue): DownloadFiles {
    return new DownloadFiles((kind) => downloadLines(catalogue, kind))
  }

  get(kind: Download): Promise<DownloadFile> {
    const known = this.files.get(kind)
    if (known !== undefined) return known
    const file = this.last.then(() => makeFile(chunksOf(this.linesOf(kind))))
    this.files.set(kind, file)
    this.last = file.catch(() => this.files.delete(kind))
    return file
  }
}

/** For clients that cannot decompress: with backpressure, so that a slow one holds no memory. */
export function plainText({ gzip }: DownloadFile): Readable {
  return Readable.from([gzip]).pipe(createGunzip())
}

async function makeFile(chunks: Iterable<string>): Promise<DownloadFile> {
  const hash = createHash('sha256')
  const packed: Buffer[] = []
  let length = 0
  function* measured() {
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk)
      hash.update(bytes)
      length += bytes.length
      yield bytes
    }
  }
  await pipeline(Readable.from(measured()), createGzip(), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) packed.push(part)
  })
  return { gzip: Buffer.concat(packed), length, digest: hash.digest('base64url') }
}

/** In chunks, between which other requests are answered. */
function* chunksOf(lines: Iterable<object>): Generator<string> {
  let chunk = ''
  let count = 0
  for (const line of lines) {
    chunk += `${JSON.stringify(line)}\n`
    count += 1
    if (count % LINES_A_CHUNK !== 0) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
