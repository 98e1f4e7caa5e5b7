import { ACCOUNT_METRICS } from './account-metrics.ts'
import { HTTP_METRICS } from './http-metrics.ts'
import type { Metric } from './metric.ts'
import { PICTURE_METRICS } from './picture-metrics.ts'
import { PROCESS_METRICS } from './process-metrics.ts'
import { STORE_METRICS } from './store-metrics.ts'

/** In the order of `docs/monitoring.md`. */
export const ALL_METRICS: Metric[] = [
  ...HTTP_METRICS,
  ...STORE_METRICS,
  ...PICTURE_METRICS,
  ...ACCOUNT_METRICS,
  ...PROCESS_METRICS,
]
