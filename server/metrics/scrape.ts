import { Gauge, type MetricType, Registry } from 'prom-client'
import { BOUNDS_MS } from '../durations.ts'
import { ALL_METRICS } from './all-metrics.ts'
import { collectProcess } from './collect-process.ts'
import type { DurationSample, Metric } from './metric.ts'
import type { MetricSources } from './metric-sources.ts'

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** What a scrape answers. The event loop and the garbage collector are watched from the first one on. */
export async function createScrape(sources: MetricSources): Promise<() => Promise<string>> {
  const registry = new Registry()
  for (const metric of ALL_METRICS) registry.registerMetric(new PulledMetric(metric, sources))
  await collectProcess(registry)
  return () => registry.metrics()
}

/** A metric of any type whose values are read when they are asked for. */
class PulledMetric extends Gauge {
  private readonly metric: Metric
  private readonly sources: MetricSources

  constructor(metric: Metric, sources: MetricSources) {
    super({ name: metric.name, help: metric.help, registers: [] })
    this.metric = metric
    this.sources = sources
  }

  override async get() {
    const { metric, sources } = this
    // The declared type is a number, which the library has nowhere: it writes this word.
    const type = metric.type as unknown as MetricType
    return { ...(await super.get()), type, values: await readValues(metric, sources) }
  }
}

async function readValues(metric: Metric, sources: MetricSources) {
  if (metric.type === 'histogram') {
    return metric.read(sources).flatMap((sample) => bucketsOf(metric.name, sample))
  }
  return (await metric.read(sources)).map(({ labels = {}, value }) => ({ labels, value }))
}

function bucketsOf(name: string, { labels, durations: { counts, sumMs } }: DurationSample) {
  let total = 0
  const buckets = counts.map((count, place) => {
    total += count
    const bound = BOUNDS_MS[place]
    const le = bound === undefined ? '+Inf' : bound / 1000
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: total }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sumMs / 1000 },
    { metricName: `${name}_count`, labels, value: total },
  ]
}
