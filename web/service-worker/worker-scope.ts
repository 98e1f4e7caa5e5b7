/**
 * The globals of a service worker. TypeScript has them in a library that cannot be loaded beside that
 * of pages, so those in use are written out.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerMessage extends ExtendableEvent {
  readonly data: unknown
}

interface InstallEvent extends ExtendableEvent {
  /** Chromium only: what is answered without waking the worker. */
  addRoutes?(routes: {
    condition: { urlPattern: string }
    source: { cacheName: string }
  }): Promise<void>
}

interface WorkerEvents {
  install: InstallEvent
  activate: ExtendableEvent
  fetch: RequestEvent
  message: WorkerMessage
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options?: {
      includeUncontrolled?: boolean
      type?: 'window'
    }): Promise<{ postMessage(message: unknown): void }[]>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

export const worker = globalThis as unknown as WorkerScope
