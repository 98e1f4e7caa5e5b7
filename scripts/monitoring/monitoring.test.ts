import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEVEL_NUMBERS, LoggedErrorSchema, LogLineSchema } from '#contract/log-line.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { ALL_METRICS } from '#server/metrics/all-metrics.ts'
import { databases } from '#server/testing/databases.ts'
import { readMetrics } from '#server/testing/read-metrics.ts'
import { startSmallServer } from '#server/testing/start-small-server.ts'
import { buildDashboard } from './build-dashboard.ts'
import { type Panel, ROWS } from './panels.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rules = read('deploy/prometheus/spinner-rack.rules.yml')
const documentation = read('docs/monitoring.md')

const NAMES = /\b(?:spinner_rack|process|nodejs)_[a-z\d_]+/g

/** The metrics that an expression of Prometheus names. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(NAMES))]
}

function section(title: string): string {
  return documentation.split(/^## /m).find((text) => text.startsWith(title)) ?? ''
}

/** What stands in the first column of a table, between backticks. */
function firstColumn(text: string): string[] {
  return [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
}

test('the dashboard in deploy/ is the one that its panels make', () => {
  expect(read('deploy/grafana/spinner-rack.json')).toBe(buildDashboard())
})

test('every expression of the dashboard and of the alerts names what a server has after some traffic', async () => {
  const { text, names } = await share()
  const expressions = ROWS.flatMap(({ panels }) => panels.flatMap(({ queries }) => queries))
  const dashboard = namesIn(expressions.map(({ expr }) => expr).join('\n'))
  expect(dashboard.length).toBeGreaterThan(25)
  expect(dashboard.filter((name) => !names.has(name))).toEqual([])
  expect(namesIn(rules).length).toBeGreaterThan(7)
  expect(namesIn(rules).filter((name) => !names.has(name))).toEqual([])
  const labels = [...new Set([...labelsIn(rules), ...expressions.flatMap(labelsOf)])]
  expect(labels.length).toBeGreaterThan(15)
  expect(labels.filter((label) => !text.includes(label))).toEqual([])

  const drawn = dashboard.map(withoutPart)
  const ours = ALL_METRICS.map(({ name }) => name)
  expect(ours.filter((name) => !drawn.includes(name))).toEqual([])
})

/** Of Prometheus itself. */
const TARGET_LABELS = ['job', 'instance']

/** The labels of the conditions of an expression as a scrape has them, with the value where it is no pattern. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(/(\w+)(?:=~|!=|=)"([^"]*)"/g)]
    .filter(([, name = '']) => !TARGET_LABELS.includes(name))
    .flatMap(([, name, values = '']) =>
      values.split('|').map((value) => (value.includes('.') ? `${name}="` : `${name}="${value}"`)),
    )
}

/** Those that a query of the dashboard has conditions about, groups by or shows. */
function labelsOf({ expr, legend }: Panel['queries'][number]) {
  const grouped = [...expr.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const named = [...grouped, ...shown].filter((name) => !TARGET_LABELS.includes(name))
  return [...labelsIn(expr), ...named.map((name) => `${name}="`)]
}

test('the very first scrape of a server has a value of every metric, and each means something', async () => {
  const { first } = await share()
  // By type, and at that moment there is none of any.
  expect(first.empty.filter((name) => name !== 'nodejs_active_requests')).toEqual([])
  const values = first.text.split('\n').filter((line) => /^[a-z]/.test(line))
  expect(values.filter((line) => !Number.isFinite(Number(line.split(' ').at(-1))))).toEqual([])
  expect(first.value('nodejs_eventloop_lag_min_seconds')).toBeLessThan(60)
  expect(first.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  for (const zero of [
    'spinner_rack_http_requests_total{route="/metrics",method="GET",status="200"}',
    'spinner_rack_http_request_duration_seconds_count{route="/metrics",method="GET"}',
    'spinner_rack_sign_ins_refused_total{way="password",reason="wrong-credentials"}',
    'spinner_rack_sign_ins_refused_total{way="password",reason="too-many-tries"}',
  ]) {
    expect([zero, first.value(zero)]).toEqual([zero, 0])
  }
})

/** With PostgreSQL, which has connections to count. */
async function scrapeRealServer() {
  const [, , createEnvironment] = databases[1] ?? []
  const server = await startSmallServer(await createEnvironment?.())
  const { url } = server
  const first = await readMetrics(url)
  const headers = { 'content-type': 'application/json' }
  const account = { email: 'asha@example.com', password: 'not this one' }
  for (const path of ['/', '/v1/public/comics', '/pictures/characters/1009610.png', '/readyz']) {
    await (await fetch(url + path)).arrayBuffer()
  }
  const body = JSON.stringify(account)
  await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  await readMetrics(url)
  const { text } = await readMetrics(url)
  await server.stop()
  const names = new Set(text.split('\n').flatMap((line) => /^[a-z]\w+/.exec(line)?.[0] ?? []))
  return { first, text, names }
}

const share = shareInFile(scrapeRealServer)

/** The name of a histogram by those of its parts. */
function withoutPart(name: string): string {
  return name.replace(/_seconds_(bucket|sum|count)$/, '_seconds')
}

test('the documentation names every metric of a server, and no other', async () => {
  const { first } = await share()
  const existing = [...first.text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(namesIn(section('The metrics')).toSorted()).toEqual(existing.toSorted())
})

test('the documentation has every metric of ours in its own words', () => {
  const rows = ALL_METRICS.map(({ name, type, help }) => `| \`${name}\` | ${type} | ${help} |`)
  const documented = section('The metrics')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(documented).toEqual(rows)
})

test('the documentation says of every alert what to do', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)\n(?:.*\n)+?.*severity: (\w+)/g)]
  const documented = [...documentation.matchAll(/^\| `(SpinnerRack\w+)` \| (\w+) \| \S/gm)]
  const pairs = (found: RegExpMatchArray[]) => found.map(([, name, severity]) => [name, severity])
  expect(pairs(alerts).length).toBeGreaterThan(5)
  expect(pairs(documented).toSorted()).toEqual(pairs(alerts).toSorted())
})

test('the documentation has every field of the log, and every level with its number', () => {
  const log = section('The log')
  expect(firstColumn(log)).toEqual(Object.keys(LogLineSchema.shape))
  for (const [level, number] of Object.entries(LEVEL_NUMBERS))
    expect(log).toContain(`${number} \`${level}\``)
  for (const field of Object.keys(LoggedErrorSchema.shape)) {
    expect(/^\| `err` .*$/m.exec(log)?.[0]).toContain(`\`${field}\``)
  }
})
