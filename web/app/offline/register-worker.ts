import { whenIdle } from '#web/lib/scheduling/lay-out-offscreen-sections.ts'
import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { askServedVersion } from '#web/lib/site/site-version.ts'
import { type PageMessage, WORKER_PATH } from '#web/service-worker/messages.ts'

/** Long visits look for a new version too. */
const UPDATE_EVERY_MS = 60 * 60_000

/** Calls back with a worker of a newer version than this page; returns the function that ends it. */
export function registerWorker(onNewVersion: (worker: ServiceWorker) => void): () => void {
  const leaving = new AbortController()
  if (import.meta.env.PROD && isWelcome()) {
    // Refused where the reader has denied storage, and by a site that serves no worker any more.
    const start = () => follow(onNewVersion, leaving.signal).catch(() => {})
    if (document.readyState === 'complete') whenIdle(start)
    else window.addEventListener('load', () => whenIdle(start), { signal: leaving.signal })
  }
  return () => leaving.abort()
}

export function tell(worker: ServiceWorker | null | undefined, message: PageMessage): void {
  worker?.postMessage(message)
}

/** Whoever saves data reads by the network alone. */
function isWelcome(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return 'serviceWorker' in navigator && connection?.saveData !== true
}

async function follow(onNewVersion: (worker: ServiceWorker) => void, signal: AbortSignal) {
  const workers = navigator.serviceWorker
  if (workers.controller === null) {
    workers.addEventListener('controllerchange', tellSeen, { once: true, signal })
  }
  await workers.register(WORKER_PATH, { updateViaCache: 'none' })
  const registration = await workers.getRegistration()
  if (registration === undefined || signal.aborted) return

  const report = async () => {
    const { waiting } = registration
    if (waiting === null || workers.controller === null) return
    const served = await askServedVersion()
    if (signal.aborted) return
    if (served === 'newer') onNewVersion(waiting)
    if (served === 'same') tell(waiting, { type: 'take-over-if-alone' })
  }
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', report),
    { signal },
  )
  const timer = setInterval(() => registration.update().catch(() => {}), UPDATE_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  await report()
}

/**
 * What this page has loaded before there was a worker. Not with a hosted provider: the worker has no
 * token to ask again with.
 */
function tellSeen(): void {
  if (readSiteConfig().identity !== 'embedded') return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const session = new URL('/api/auth/get-session', document.baseURI).href
  const addresses = [...new Set([session, ...loaded])]
  tell(navigator.serviceWorker.controller, { type: 'seen', addresses })
}
