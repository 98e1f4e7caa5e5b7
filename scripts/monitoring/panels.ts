interface Query {
  expr: string
  legend: string
}

export interface Panel {
  title: string
  /** What a reader should make of it. */
  description?: string
  /** A unit of Grafana. */
  unit: 'reqps' | 's' | 'percentunit' | 'bytes' | 'short' | 'ops'
  /** A number instead of a graph. */
  number?: boolean
  queries: Query[]
}

export interface Row {
  title: string
  panels: Panel[]
}

/** The servers that are chosen at the top of the dashboard. */
const HERE = 'instance=~"$instance"'

/** Of these servers, under these conditions. */
function at(...conditions: string[]): string {
  return `{${[...conditions, HERE].join(', ')}}`
}

function rate(metric: string, ...conditions: string[]): string {
  return `rate(${metric}${at(...conditions)}[$__rate_interval])`
}

function percentile(share: number, histogram: string, by: string): string {
  return `histogram_quantile(${share}, sum by (le, ${by}) (${rate(`${histogram}_bucket`)}))`
}

const REQUESTS = 'spinner_rack_http_requests_total'

const GLANCE: Panel[] = [
  {
    title: 'Requests',
    unit: 'reqps',
    number: true,
    queries: [{ expr: `sum(${rate(REQUESTS)})`, legend: 'a second' }],
  },
  {
    title: 'Failed',
    description: 'The share of answers with a status from 500 on. Above 1 % somebody notices.',
    unit: 'percentunit',
    number: true,
    queries: [
      {
        expr: `sum(${rate(REQUESTS, 'status=~"5.."')} or vector(0)) / sum(${rate(REQUESTS)})`,
        legend: 'of all',
      },
    ],
  },
  {
    title: 'Event loop busy',
    description: 'Of one core. Above 80 % answers wait for each other.',
    unit: 'percentunit',
    number: true,
    queries: [
      { expr: `max(${rate('spinner_rack_event_loop_busy_seconds_total')})`, legend: 'busiest' },
    ],
  },
  {
    title: 'Memory',
    unit: 'bytes',
    number: true,
    queries: [{ expr: `max(process_resident_memory_bytes${at()})`, legend: 'largest' }],
  },
  {
    title: 'Database away',
    description: 'How many servers cannot reach it.',
    unit: 'short',
    number: true,
    queries: [{ expr: `sum(spinner_rack_store_away${at('store="main"')})`, legend: 'servers' }],
  },
  {
    title: 'Free on disk',
    unit: 'bytes',
    number: true,
    queries: [{ expr: `min(spinner_rack_data_free_bytes${at()})`, legend: 'least' }],
  },
]

const HTTP: Panel[] = [
  {
    title: 'Requests by status',
    unit: 'reqps',
    queries: [{ expr: `sum by (status) (${rate(REQUESTS)})`, legend: '{{status}}' }],
  },
  {
    title: 'Busiest routes',
    unit: 'reqps',
    queries: [
      {
        expr: `topk(10, sum by (method, route) (${rate(REQUESTS)}))`,
        legend: '{{method}} {{route}}',
      },
    ],
  },
  {
    title: 'Slowest routes',
    description: '95 of 100 requests are faster.',
    unit: 's',
    queries: [
      {
        expr: `topk(10, ${percentile(0.95, 'spinner_rack_http_request_duration_seconds', 'route')})`,
        legend: '{{route}}',
      },
    ],
  },
  {
    title: 'In flight, and cut',
    unit: 'short',
    queries: [
      { expr: `sum(spinner_rack_http_requests_in_flight${at()})`, legend: 'in flight' },
      {
        expr: `sum by (reason) (${rate('spinner_rack_http_answers_cut_total')})`,
        legend: '{{reason}} a second',
      },
    ],
  },
]

const PROCESS: Panel[] = [
  {
    title: 'Event loop',
    description: 'How late the loop was at the worst 1 % of its turns, and how busy.',
    unit: 's',
    queries: [
      { expr: `nodejs_eventloop_lag_p99_seconds${at()}`, legend: 'late {{instance}}' },
      {
        expr: rate('spinner_rack_event_loop_busy_seconds_total'),
        legend: 'busy of a second {{instance}}',
      },
    ],
  },
  {
    title: 'Processor',
    unit: 'percentunit',
    queries: [
      { expr: rate('process_cpu_seconds_total'), legend: '{{instance}}' },
      {
        expr: `sum by (kind) (${rate('nodejs_gc_duration_seconds_sum')})`,
        legend: 'collecting garbage, {{kind}}',
      },
    ],
  },
  {
    title: 'Memory',
    unit: 'bytes',
    queries: [
      { expr: `process_resident_memory_bytes${at()}`, legend: 'resident {{instance}}' },
      { expr: `nodejs_heap_size_used_bytes${at()}`, legend: 'heap {{instance}}' },
      { expr: `spinner_rack_raster_memory_bytes${at()}`, legend: 'bitmaps {{instance}}' },
    ],
  },
  {
    title: 'Open files and connections',
    unit: 'short',
    queries: [{ expr: `process_open_fds${at()}`, legend: '{{instance}}' }],
  },
]

const STORE: Panel[] = [
  {
    title: 'Calls by outcome',
    unit: 'ops',
    queries: [
      {
        expr: `sum by (store, outcome) (${rate('spinner_rack_store_calls_total')})`,
        legend: '{{store}} {{outcome}}',
      },
    ],
  },
  {
    title: 'Duration of calls',
    description: '95 of 100 calls are faster. SQLite stops the whole server meanwhile.',
    unit: 's',
    queries: [
      {
        expr: percentile(0.95, 'spinner_rack_store_call_duration_seconds', 'operation'),
        legend: '{{operation}}',
      },
    ],
  },
  {
    title: 'Connections to PostgreSQL',
    unit: 'short',
    queries: [
      { expr: `sum by (state) (spinner_rack_store_connections${at()})`, legend: '{{state}}' },
    ],
  },
]

const HITS = rate('spinner_rack_cache_hits_total')
const MISSES = rate('spinner_rack_cache_misses_total')

const PICTURES: Panel[] = [
  {
    title: 'Found in caches',
    unit: 'percentunit',
    queries: [
      {
        expr: `sum by (cache) (${HITS}) / sum by (cache) (${HITS} + ${MISSES})`,
        legend: '{{cache}}',
      },
    ],
  },
  {
    title: 'How full caches are',
    unit: 'percentunit',
    queries: [
      {
        expr: `max by (cache) (spinner_rack_cache_bytes${at()} / (spinner_rack_cache_max_bytes${at()} > 0))`,
        legend: '{{cache}}',
      },
    ],
  },
  {
    title: 'Bitmaps by outcome',
    unit: 'ops',
    queries: [
      { expr: `sum by (outcome) (${rate('spinner_rack_rasters_total')})`, legend: '{{outcome}}' },
    ],
  },
  {
    title: 'Bitmaps being made',
    unit: 'short',
    queries: [
      { expr: `sum(spinner_rack_rasters_running${at()})`, legend: 'running' },
      { expr: `sum(spinner_rack_rasters_waiting${at()})`, legend: 'waiting' },
      { expr: `sum(spinner_rack_raster_processes${at()})`, legend: 'processes' },
    ],
  },
]

const ACCOUNTS: Panel[] = [
  {
    title: 'Sign-ins',
    unit: 'ops',
    queries: [{ expr: `sum by (way) (${rate('spinner_rack_sign_ins_total')})`, legend: '{{way}}' }],
  },
  {
    title: 'Sign-ins refused',
    description: 'Many wrong credentials: somebody guesses passwords.',
    unit: 'ops',
    queries: [
      {
        expr: `sum by (way, reason) (${rate('spinner_rack_sign_ins_refused_total')})`,
        legend: '{{way}} {{reason}}',
      },
    ],
  },
  {
    title: 'Mails by outcome',
    unit: 'ops',
    queries: [
      { expr: `sum by (outcome) (${rate('spinner_rack_mails_total')})`, legend: '{{outcome}}' },
    ],
  },
  {
    title: 'Lines of the log that want a reader',
    unit: 'ops',
    queries: [
      { expr: `sum by (level) (${rate('spinner_rack_log_lines_total')})`, legend: '{{level}}' },
    ],
  },
  {
    title: 'Versions',
    description: 'More than one while servers are brought up to date.',
    unit: 'short',
    queries: [
      {
        expr: `count by (version, database) (spinner_rack_info${at()})`,
        legend: '{{version}} on {{database}}',
      },
    ],
  },
  {
    title: 'Running for',
    unit: 's',
    queries: [{ expr: `time() - process_start_time_seconds${at()}`, legend: '{{instance}}' }],
  },
]

export const ROWS: Row[] = [
  { title: 'At a glance', panels: GLANCE },
  { title: 'Requests', panels: HTTP },
  { title: 'The process', panels: PROCESS },
  { title: 'The database', panels: STORE },
  { title: 'Caches and pictures', panels: PICTURES },
  { title: 'Accounts, mail and the log', panels: ACCOUNTS },
]
