import { writeSync } from 'node:fs'
import type { LogDestination } from './request-log.ts'

const STANDARD_ERROR = 2

/** One write for all lines of a turn of the event loop; nothing is lost at the end of the process. */
export function batchedLog(): LogDestination {
  let lines = ''
  const flush = () => {
    const text = lines
    lines = ''
    if (text !== '') writeWhole(text)
  }
  process.on('exit', flush)
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush)
      lines += line
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
