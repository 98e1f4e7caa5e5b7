import { once } from 'node:events'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { readBroughtFile } from '#catalogue/reading-lists/brought-file.ts'
import type { BroughtLine, BroughtList } from '#catalogue/reading-lists/brought-lines.ts'
import { FileFault } from '#catalogue/reading-lists/file-fault.ts'

/** What the thread tells: once what the file is or why it cannot be read, then its lines, then the end. */
export type ReadMessage =
  | { fault: string }
  | { program: string; lists: BroughtList[] }
  | { lines: BroughtLine[] }
  | { end: true }

/** So few that receiving them holds up nobody. */
const LINES_A_MESSAGE = 250

/** Waits until it is used: all messages that wait are received at once, and take their time. */
async function tell(message: ReadMessage): Promise<void> {
  if (parentPort === null) return
  parentPort.postMessage(message)
  await once(parentPort, 'message')
}

async function readFile(): Promise<void> {
  try {
    const { program, lists, lines } = readBroughtFile(workerData)
    await tell({ program, lists })
    for (let from = 0; from < lines.length; from += LINES_A_MESSAGE) {
      await tell({ lines: lines.slice(from, from + LINES_A_MESSAGE) })
    }
    await tell({ end: true })
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    await tell({ fault: error.message })
  }
}

if (!isMainThread) await readFile()
