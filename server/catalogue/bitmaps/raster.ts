import { LRUCache } from 'lru-cache'
import { entryBytes } from '#catalogue/wire/cache-bytes.ts'
import { CACHE_BYTES } from '../../cache-bytes.ts'
import { type QueueCounts, WorkQueue } from '../work-queue.ts'
import { bitmapName, type Drawing } from './bitmap.ts'
import { RasterWorkers } from './raster-workers.ts'

/**
 * As many workers as a small machine has cores; a full queue of JPEGs is drawn in some three
 * seconds.
 */
const QUEUE = { running: 2, waiting: 100 }

/** What was drawn since the start, and what is being drawn. */
export interface RasterCounts extends QueueCounts {
  made: number
  failed: number
  /** The processes that draw. */
  pids: number[]
}

interface RasterOptions {
  draw?: (drawing: Drawing) => Promise<Buffer>
  queue?: typeof QUEUE
}

/**
 * Bitmaps, for clients that cannot use SVG. Cached in memory, because one costs fifty milliseconds
 * of CPU time, an SVG less than one.
 */
export class Raster {
  private readonly workers = new RasterWorkers()
  private readonly draw: (drawing: Drawing) => Promise<Buffer>
  private readonly queue: WorkQueue
  private readonly inFlight = new Map<string, Promise<Buffer>>()
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES.bitmaps,
    sizeCalculation: (bytes, name) => entryBytes(name, bytes.length),
  })

  private made = 0
  private failed = 0

  constructor({ draw, queue = QUEUE }: RasterOptions = {}) {
    this.draw = draw ?? ((drawing) => this.workers.draw(drawing))
    this.queue = new WorkQueue(queue)
  }

  /** Whether nothing is being drawn, and nobody waits. */
  get idle(): boolean {
    return this.inFlight.size === 0
  }

  /** A bitmap that is cached or being drawn already; undefined if it has to be drawn. */
  find(drawing: Drawing): Buffer | Promise<Buffer> | undefined {
    const name = bitmapName(drawing)
    return this.cache.get(name) ?? this.inFlight.get(name)
  }

  /** Caches a bitmap that was drawn earlier. */
  remember(drawing: Drawing, bytes: Buffer): void {
    this.cache.set(bitmapName(drawing), bytes)
  }

  /**
   * Concurrent requests for one bitmap share its rendering. Rejects with 503 when too many others
   * are waiting to be drawn. What nobody asked for yet is not cached.
   */
  async render(drawing: Drawing, { asked = true } = {}): Promise<Buffer> {
    const known = this.find(drawing)
    if (known !== undefined) return known
    const name = bitmapName(drawing)
    const rendering = this.queue.run(() => this.drawCounted(drawing))
    this.inFlight.set(name, rendering)
    try {
      const bytes = await rendering
      if (asked) this.cache.set(name, bytes)
      return bytes
    } finally {
      this.inFlight.delete(name)
    }
  }

  counts(): RasterCounts {
    const { made, failed, queue, workers } = this
    return { made, failed, ...queue.counts(), pids: workers.pids }
  }

  /** In bytes. */
  get cacheSize(): { size: number; maxSize: number } {
    const { calculatedSize: size, maxSize } = this.cache
    return { size, maxSize }
  }

  private async drawCounted(drawing: Drawing): Promise<Buffer> {
    try {
      const bytes = await this.draw(drawing)
      this.made += 1
      return bytes
    } catch (error) {
      this.failed += 1
      throw error
    }
  }

  /** What is being drawn is given up. */
  close(): Promise<void> {
    return this.workers.close()
  }
}
