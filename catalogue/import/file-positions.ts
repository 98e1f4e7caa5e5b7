import { statSync } from 'node:fs'

/** A file that has to be read, and how much of it was read before. */
export interface FilePosition {
  file: string
  /** So many records of it are known already. */
  skipped: number
  /** The position after so many records. */
  after(records: number): string
  /** From 0 to 1, over all files. */
  progress(bytes: number): number
}

/** Files from a position on, which is the number of a file and of a record in it. */
export function* filesFrom(files: readonly string[], resumeAt = '0:0'): Generator<FilePosition> {
  const sizes = files.map((file) => statSync(file).size)
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1
  const [firstFile = 0, firstRecord = 0] = resumeAt.split(':').map(Number)
  for (const [place, file] of files.entries()) {
    if (place < firstFile) continue
    const before = sizes.slice(0, place).reduce((sum, size) => sum + size, 0)
    yield {
      file,
      skipped: place === firstFile ? firstRecord : 0,
      after: (records) => `${place}:${records}`,
      progress: (bytes) => Math.min(1, (before + bytes) / total),
    }
  }
}
