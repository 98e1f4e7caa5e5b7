import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Counter, collectDefaultMetrics, type Histogram, type Registry } from 'prom-client'

const LAG_PRECISION_MS = 10
/** As prom-client names them. */
const COLLECTIONS = ['major', 'minor', 'incremental', 'weakcb']

/**
 * What prom-client says of every process. It looks from now on; resolves when every figure has a value that
 * means something.
 */
export async function collectProcess(register: Registry): Promise<void> {
  const { user, system } = process.cpuUsage()
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_PRECISION_MS })
  // It counts the processor's time from now on, and Prometheus takes the first value for all since the start.
  add(register, 'process_cpu_user_seconds_total', user / 1e6)
  add(register, 'process_cpu_system_seconds_total', system / 1e6)
  add(register, 'process_cpu_seconds_total', (user + system) / 1e6)
  const collections = register.getSingleMetric('nodejs_gc_duration_seconds') as Histogram
  for (const kind of COLLECTIONS) collections.zero({ kind })
  await untilLagIsMeasured()
}

function add(register: Registry, name: string, seconds: number): void {
  const counter = register.getSingleMetric(name) as Counter
  counter.inc(seconds)
}

/** Before its first measurement a watch of the event loop says that the least delay was 292 years. */
async function untilLagIsMeasured(): Promise<void> {
  // It begins after the library's, so that one has measured when this one has.
  const watch = monitorEventLoopDelay({ resolution: LAG_PRECISION_MS })
  watch.enable()
  while (watch.count === 0) await setTimeout(LAG_PRECISION_MS)
  watch.disable()
}
