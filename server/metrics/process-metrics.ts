import { statfs } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { byLabel, type Metric } from './metric.ts'

/** Beside what prom-client says of every process. */
export const PROCESS_METRICS: Metric[] = [
  {
    name: 'spinner_rack_info',
    help: 'Always 1: the version of the site, and what it keeps its data in.',
    type: 'gauge',
    read: ({ version, stores }) => [
      { labels: { version, database: stores.main?.kind ?? '' }, value: 1 },
    ],
  },
  {
    name: 'spinner_rack_event_loop_busy_seconds_total',
    help: 'How long the thread of the server was busy; a second each second is all that there is.',
    type: 'counter',
    read: () => [{ value: performance.eventLoopUtilization().active / 1000 }],
  },
  {
    name: 'spinner_rack_data_free_bytes',
    help: 'What is free on the disk of DATA_DIR.',
    type: 'gauge',
    read: async ({ dataDir }) => {
      const disk = await statfs(dataDir).catch(() => undefined)
      return disk === undefined ? [] : [{ value: disk.bavail * disk.bsize }]
    },
  },
  {
    name: 'spinner_rack_log_lines_total',
    help: 'Lines of the log that somebody should look at, by level.',
    type: 'counter',
    read: ({ lines }) => byLabel('level', lines.levels),
  },
]
