import type { RouteCounts } from '../http/request-counts.ts'
import { byLabel, type Metric } from './metric.ts'
import type { MetricSources } from './metric-sources.ts'

/** By the pattern of a route, never by a path: a caller can invent paths without end. */
export const HTTP_METRICS: Metric[] = [
  {
    name: 'spinner_rack_http_requests_total',
    help: 'Requests that were answered, by route, method and status.',
    type: 'counter',
    read: (sources) =>
      eachRoute(sources, (labels, { statuses }) =>
        [...statuses].map(([status, value]) => ({ labels: { ...labels, status }, value })),
      ),
  },
  {
    name: 'spinner_rack_http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer, by route and method.',
    type: 'histogram',
    read: (sources) => eachRoute(sources, (labels, { durations }) => [{ labels, durations }]),
  },
  {
    name: 'spinner_rack_http_requests_in_flight',
    help: 'Requests that are being answered now.',
    type: 'gauge',
    read: ({ requests }) => [{ value: requests.inFlight }],
  },
  {
    name: 'spinner_rack_http_answers_cut_total',
    help: 'Answers that were not sent whole: the client went away, or did not read for 30 seconds.',
    type: 'counter',
    read: ({ requests }) => byLabel('reason', requests.cut),
  },
]

function eachRoute<Found>(
  { requests }: MetricSources,
  read: (labels: { route: string; method: string }, counts: RouteCounts) => Found[],
): Found[] {
  return [...requests.routes].flatMap(([route, methods]) =>
    [...methods].flatMap(([method, counts]) => read({ route, method }, counts)),
  )
}
