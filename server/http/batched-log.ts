import { writeSync } from 'node:fs'
import type { LogDestination } from './request-log.ts'

const STANDARD_ERROR = 2

/**
 * Flush interval: short enough for a person who watches, long enough to cost nothing under load.
 */
const FLUSH_MS = 50

/** Batches log lines into one write; flushed synchronously at exit, so that no line is lost. */
export function batchedLog(): LogDestination {
  let lines: (string | (() => string))[] = []
  const flush = () => {
    const written = lines
    lines = []
    writeFully(written.map((line) => (typeof line === 'string' ? line : line())).join(''))
  }
  process.on('exit', flush)
  return {
    write: (line) => {
      if (lines.length === 0) setTimeout(flush, FLUSH_MS)
      lines.push(line)
    },
  }
}

/** A full pipe accepts a part, or answers EAGAIN. */
function writeFully(text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(STANDARD_ERROR, rest))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return
    }
  }
}
