import { writeSync } from 'node:fs'
import type { LogDestination } from './request-log.ts'

const STANDARD_ERROR = 2

/** Soon enough for somebody who watches, seldom enough to cost nothing under load. */
const FLUSH_MS = 50

/** One write for all lines of a moment; nothing is lost at the end of the process. */
export function batchedLog(): LogDestination {
  let lines: (string | (() => string))[] = []
  const flush = () => {
    const written = lines
    lines = []
    writeWhole(written.map((line) => (typeof line === 'string' ? line : line())).join(''))
  }
  process.on('exit', flush)
  return {
    write: (line) => {
      if (lines.length === 0) setTimeout(flush, FLUSH_MS)
      lines.push(line)
    },
  }
}

/** A pipe that is full takes a part, or nothing for a moment. */
function writeWhole(text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(STANDARD_ERROR, rest))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return
    }
  }
}
