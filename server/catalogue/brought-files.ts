import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readBroughtFile } from '#catalogue/reading-lists/brought-file.ts'
import type { BroughtLine, BroughtList } from '#catalogue/reading-lists/brought-lines.ts'
import { FileFault } from '#catalogue/reading-lists/file-fault.ts'
import { type ImportLines, type MatchedLine, plainList } from '#catalogue/wire/import-lines.ts'
import type { ReadMessage } from './read-file-worker.ts'
import { WorkQueue } from './work-queue.ts'

/** What is smaller is read before a thread would have begun. */
const SMALL_BYTES = 256 * 1024
/** A file of 20 MB takes a few seconds, and on a busy machine several times as long. */
const TIMEOUT_MS = 120_000
const MAX_HEAP_MB = 768
const TOO_MUCH = 'The file takes too long to read. Please bring it in several parts.'

interface OpenedFile {
  program: string
  lists: BroughtList[]
  /** In parts, matched when they are asked for. */
  parts: AsyncIterable<Iterable<MatchedLine>>
}

/** Files that members bring: read in a thread of their own, so that nobody else waits for them. */
export class BroughtFiles {
  private readonly lines: ImportLines
  private readonly queue = new WorkQueue({ running: 1, waiting: 8 })

  constructor(lines: ImportLines) {
    this.lines = lines
  }

  /** Calls back with the file; what is wrong with it, in words, where it cannot be read. */
  async open<Result>(
    bytes: Uint8Array,
    use: (file: OpenedFile) => Promise<Result>,
  ): Promise<Result | { fault: string }> {
    try {
      if (bytes.length <= SMALL_BYTES) return await use(this.readHere(bytes))
      return await this.queue.run(() => this.readElsewhere(bytes, use))
    } catch (error) {
      if (error instanceof FileFault) return { fault: error.message }
      throw error
    }
  }

  private readHere(bytes: Uint8Array): OpenedFile {
    const { program, lists, lines } = readBroughtFile(bytes)
    const parts = [lines]
    return this.opened(program, lists, parts)
  }

  private async readElsewhere<Result>(
    bytes: Uint8Array,
    use: (file: OpenedFile) => Promise<Result>,
  ): Promise<Result> {
    const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    try {
      const messages = messagesOf(worker)
      const { value: first } = await messages.next()
      if (first === undefined || !('program' in first)) throw new FileFault(faultIn(first))
      return await use(this.opened(first.program, first.lists, linesIn(messages)))
    } finally {
      await worker.terminate()
    }
  }

  private opened(
    program: string,
    lists: BroughtList[],
    parts: Iterable<BroughtLine[]> | AsyncIterable<BroughtLine[]>,
  ): OpenedFile {
    return { program, lists: lists.map(plainList), parts: this.matched(parts) }
  }

  private async *matched(
    parts: Iterable<BroughtLine[]> | AsyncIterable<BroughtLine[]>,
  ): AsyncGenerator<Iterable<MatchedLine>> {
    for await (const part of parts) yield this.lines.match(part)
  }
}

/** Throws a FileFault for a thread that has not got through. */
async function* messagesOf(worker: Worker): AsyncGenerator<ReadMessage> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] })) {
      yield message
      worker.postMessage('go on')
    }
  } catch (error) {
    const isOurs = signal.aborted || (error instanceof Error && 'code' in error)
    throw isOurs ? new FileFault(TOO_MUCH) : error
  }
}

/** All of them, or a FileFault: a part of a file is never taken for the whole. */
async function* linesIn(messages: AsyncIterable<ReadMessage>): AsyncGenerator<BroughtLine[]> {
  for await (const message of messages) {
    if ('lines' in message) yield message.lines
    else if ('end' in message) return
  }
  throw new FileFault(TOO_MUCH)
}

function faultIn(message: ReadMessage | undefined): string {
  return message !== undefined && 'fault' in message ? message.fault : TOO_MUCH
}
