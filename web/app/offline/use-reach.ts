import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { tell } from './register-worker.ts'

/** How often to look whether the server is back. */
const LOOK_EVERY_MS = 15_000

type Reach = 'online' | 'offline' | 'offline with memory' | 'without server'

/** What the browser says of its network, and the service worker of the server. */
export function useReach(): Reach {
  const online = useSyncExternalStore(onConnectionChanged, () => navigator.onLine)
  const reachable = useServerReach()
  if (!online) return navigator.serviceWorker?.controller ? 'offline with memory' : 'offline'
  return reachable ? 'online' : 'without server'
}

function useServerReach(): boolean {
  const [reachable, setReachable] = useState(true)
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const listener = ({ data }: MessageEvent<unknown>) => {
      if (isReach(data)) setReachable(data.reachable)
    }
    workers?.addEventListener('message', listener)
    tell(workers?.controller, { type: 'reach' })
    return () => workers?.removeEventListener('message', listener)
  }, [])
  // What the worker said before concerned another network.
  useBackOnline(() => setReachable(true))
  useEffect(() => {
    if (reachable) return
    const timer = setInterval(async () => {
      const health = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(
        () => null,
      )
      // Whatever failed meanwhile waits for this event.
      if (health?.ok) window.dispatchEvent(new Event('online'))
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [reachable])
  return reachable
}

function onConnectionChanged(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function isReach(data: unknown): data is { reachable: boolean } {
  return typeof data === 'object' && data !== null && 'reachable' in data
}
