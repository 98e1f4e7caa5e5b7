/** The server in a process of its own, which tells its parent, when asked, what its memory holds. */
import { start } from '../start.ts'

process.on('message', () => {
  // Twice: the first collection runs the finalisers of what the second one frees.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
await start(process.env, ['--api-only'])
process.send?.('started')
