import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Front } from '../http/front.ts'
import type { RequestRecord } from '../http/request-log.ts'
import { once } from '../once.ts'
import { createMayReadMetrics } from './may-read-metrics.ts'
import type { CountedStore, MetricSources } from './metric-sources.ts'

const PATH = '/metrics'

interface MetricParts {
  version: string
  config: Config
  store: CountedStore
  /** The database of the limits, where it is another than the store. */
  limitStore?: CountedStore
  identity: { counts?: MetricSources['identity'] }
  record: RequestRecord
  readCaches: MetricSources['caches']
  readRasters: MetricSources['rasters']
  /** Headers of every response of the server. */
  headers: Record<string, string>
}

/**
 * `/metrics` for Prometheus. It is no route of the framework: for whoever may not read it there is nothing here,
 * and the answer is the one of every path that leads nowhere.
 */
export function openMetrics(app: FastifyInstance, front: Front, parts: MetricParts): void {
  const { headers, config } = parts
  const mayRead = createMayReadMetrics(config)
  // Loaded at the first scrape: most servers are started without anybody who looks at them.
  const open = once(async () => {
    const { createScrape, CONTENT_TYPE } = await import('./scrape.ts')
    return { scrape: await createScrape(sourcesOf(parts)), contentType: CONTENT_TYPE }
  })
  // The scrapes themselves: without them the first one would name requests and have none.
  parts.record.counts.expect({ route: PATH, method: 'GET', statusCode: 200 })
  const takes = (request: IncomingMessage) => isRead(request) && mayRead(request)
  front.openShortcut(app, takes, async ({ method }, response, call) => {
    call.route = PATH
    const { scrape, contentType } = await open()
    const body = Buffer.from(await scrape())
    response.writeHead(200, {
      ...headers,
      'x-request-id': call.id,
      'cache-control': 'no-store',
      'content-type': contentType,
      'content-length': body.length,
    })
    response.end(method === 'HEAD' ? undefined : body)
  })
}

function sourcesOf(parts: MetricParts): MetricSources {
  const { version, config, store, limitStore, identity, record, readCaches, readRasters } = parts
  return {
    version,
    dataDir: config.dataDir,
    requests: record.counts,
    lines: record.lines,
    stores: { main: store, ...(limitStore && { limits: limitStore }) },
    identity: identity.counts,
    caches: readCaches,
    rasters: readRasters,
  }
}

function isRead({ method, url = '' }: IncomingMessage): boolean {
  const isHere = url === PATH || url.startsWith(`${PATH}?`)
  return isHere && (method === 'GET' || method === 'HEAD')
}
