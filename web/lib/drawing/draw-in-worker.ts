import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts'

interface Promised {
  resolve: (bitmap: Blob) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let asked = 0
const promised = new Map<number, Promised>()

/**
 * Rasterises one of our SVG drawings in a worker, filling a box of CSS pixels as `object-fit: cover`
 * does. As an `<img>`, each SVG is a document of its own, which the browser lays out on the main thread
 * during scrolling and later has to garbage-collect.
 */
export async function drawInWorker(address: string, width: number, height: number): Promise<Blob> {
  worker ??= startWorker()
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  asked += 1
  promised.set(asked, { resolve, reject })
  const request: DrawingRequest = {
    id: asked,
    address,
    width: Math.ceil(width * devicePixelRatio),
    height: Math.ceil(height * devicePixelRatio),
  }
  worker.postMessage(request)
  return promise
}

function startWorker(): Worker {
  const started = new Worker(new URL('./drawing-worker.ts', import.meta.url))
  started.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => {
    const { resolve, reject } = promised.get(data.id) ?? {}
    promised.delete(data.id)
    if (data.bitmap) resolve?.(data.bitmap)
    else reject?.(new Error('The picture could not be drawn.'))
  })
  // The worker's script failed to load. The next request starts a new worker.
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of promised.values()) reject(new Error('Nobody is there to draw.'))
    promised.clear()
  })
  return started
}
