import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts'

interface Promised {
  resolve: (bitmap: Blob) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let asked = 0
const promised = new Map<number, Promised>()

/**
 * One of our drawings as a bitmap that fills a box of so many CSS pixels, as `object-fit: cover` would. To
 * the browser each drawing in a page is a document of its own, which it lays out where scrolling waits for
 * it, and long after must collect.
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
  // Its script did not come. The next one who asks may have more luck.
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of promised.values()) reject(new Error('Nobody is there to draw.'))
    promised.clear()
  })
  return started
}
