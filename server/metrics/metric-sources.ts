import type { LineCounts } from '../http/line-counts.ts'
import type { RequestCounts } from '../http/request-counts.ts'
import type { MailCounts } from '../mail.ts'
import type { Database } from '../store/database.ts'

/** Where the numbers come from: each part counts for itself, in plain numbers, and is asked at a scrape. */
export interface MetricSources {
  version: string
  dataDir: string
  requests: RequestCounts
  lines: LineCounts
  /** By name: the main one, and that of the limits where it is another. */
  stores: Record<string, CountedStore>
  /** Undefined where accounts are kept elsewhere. */
  identity: { mails: MailCounts; signIns: SignInCounts } | undefined
  /** By name. */
  caches(): Record<string, CacheCounts>
  /** Undefined without a catalogue. */
  rasters(): RasterCounts | undefined
}

export type CountedStore = Pick<Database, 'counts' | 'isAway' | 'kind' | 'driver'>

interface SignInCounts {
  done: Map<string, number>
  refused: Map<string, Map<string, number>>
}

interface CacheCounts {
  hits: number
  misses: number
  size: number
  maxSize: number
}

interface RasterCounts {
  made: number
  failed: number
  refused: number
  running: number
  waiting: number
  pids: number[]
}
