import { whenIdle } from './lay-out-offscreen-sections.ts'

const PAUSE_MS = 2500

/**
 * Acts once the page is loaded and nothing has arrived for a while, so that a visit is not a byte
 * slower; without a network at once. Returns the function that cancels it.
 */
export function whenQuiet(act: () => void): () => void {
  let arrived = -1
  const timer = setInterval(() => {
    const { length } = performance.getEntriesByType('resource')
    if (document.readyState === 'complete' && length === arrived) start()
    arrived = length
  }, PAUSE_MS)

  function cancel() {
    clearInterval(timer)
    window.removeEventListener('offline', start)
  }
  function start() {
    cancel()
    whenIdle(act)
  }

  if (navigator.onLine) window.addEventListener('offline', start)
  else start()
  return cancel
}
