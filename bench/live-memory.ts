import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50
const POLLS = 200
const EXPRESSION = 'JSON.stringify(process.memoryUsage())'

/** What is left in megabytes after everything that nobody holds was collected. */
export interface LiveReading {
  /** On the heap and outside of it. */
  allMb: number
  /** Of it in Buffers, which is where the caches keep answers. */
  buffersMb: number
}

export interface LiveMemory {
  read(): Promise<LiveReading>
  close(): void
}

/**
 * Asks a Node process by its inspector, which it opens at this port at a signal: what the heap takes
 * between two collections says nothing of what grows.
 */
export async function watchLiveMemory(pid: number, port: number): Promise<LiveMemory> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findInspector(port))
  await once(socket, 'open')
  const pending = new Map<number, (result: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    pending.get(id)?.(result)
    pending.delete(id)
  })
  let count = 0
  const call = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      count += 1
      pending.set(count, resolve)
      socket.send(JSON.stringify({ id: count, method, params }))
    })
  return {
    read: async () => {
      // Twice: the first collection runs the finalisers of what the second one frees.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      const { result } = await call('Runtime.evaluate', { expression: EXPRESSION })
      const { heapUsed, external, arrayBuffers } = JSON.parse(result?.value ?? '{}')
      return { allMb: (heapUsed + external) / 1e6, buffersMb: arrayBuffers / 1e6 }
    },
    close: () => socket.close(),
  }
}

interface Answer {
  result?: { value: string }
}

async function findInspector(port: number): Promise<string> {
  for (let polls = 0; polls < POLLS; polls += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined)
    const [first] = response?.ok ? await response.json() : []
    if (first !== undefined) return first.webSocketDebuggerUrl
    await sleep(POLL_MS)
  }
  throw new Error('The server opened no inspector.')
}
