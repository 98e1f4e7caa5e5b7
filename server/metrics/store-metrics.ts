import { OPERATIONS } from '../store/store-counts.ts'
import { byLabel, type Metric, type Sample } from './metric.ts'
import type { CountedStore, MetricSources } from './metric-sources.ts'

export const STORE_METRICS: Metric[] = [
  {
    name: 'spinner_rack_store_calls_total',
    help: 'Calls of the database: ok, failed, unreachable, or refused at once because it is away.',
    type: 'counter',
    read: (sources) =>
      eachStore(sources, (store, { counts }) =>
        OPERATIONS.flatMap((operation) =>
          byLabel('outcome', counts[operation].outcomes).map(({ labels, value }) => ({
            labels: { store, operation, ...labels },
            value,
          })),
        ),
      ),
  },
  {
    name: 'spinner_rack_store_call_duration_seconds',
    help: 'How long calls of the database took; of SQLite the server does nothing else meanwhile.',
    type: 'histogram',
    read: (sources) =>
      eachStore(sources, (store, { counts }) =>
        OPERATIONS.map((operation) => ({
          labels: { store, operation },
          durations: counts[operation].durations,
        })),
      ),
  },
  {
    name: 'spinner_rack_store_away',
    help: '1 while the database cannot be reached.',
    type: 'gauge',
    read: (sources) =>
      eachStore(sources, (store, { isAway }) => [{ labels: { store }, value: isAway() ? 1 : 0 }]),
  },
  {
    name: 'spinner_rack_store_connections',
    help: 'Connections to PostgreSQL that are busy or idle, and calls that wait for one.',
    type: 'gauge',
    read: (sources) => eachStore(sources, readConnections),
  },
]

function eachStore<Found>(
  { stores }: MetricSources,
  read: (store: string, counted: CountedStore) => Found[],
): Found[] {
  return Object.entries(stores).flatMap(([name, store]) => read(name, store))
}

function readConnections(store: string, { driver }: CountedStore): Sample[] {
  if (!('totalCount' in driver)) return []
  const { totalCount, idleCount, waitingCount } = driver
  const states = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  return Object.entries(states).map(([state, value]) => ({ labels: { store, state }, value }))
}
