/** `npm run bench [NAME]` runs one measurement or all but the long ones; `--write` updates RESULTS.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bitmaps } from './bitmaps.ts'
import { cold } from './cold.ts'
import { facets } from './facets.ts'
import type { Bench, Figure } from './figure.ts'
import { image } from './image.ts'
import { importing } from './import.ts'
import { landing } from './landing.ts'
import { listing } from './listing.ts'
import { load } from './load.ts'
import { memory } from './memory.ts'
import { mirroring } from './mirror.ts'
import { palette } from './palette.ts'
import { pictures } from './pictures.ts'
import { rack } from './rack.ts'
import { scale } from './scale.ts'
import { scroll } from './scroll.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { wire } from './wire.ts'

const BENCHES: Bench[] = [
  wire,
  start,
  scale,
  facets,
  search,
  pictures,
  bitmaps,
  landing,
  cold,
  listing,
  palette,
  rack,
  load,
  memory,
  scroll,
  importing,
  mirroring,
  image,
]
const results = join(import.meta.dirname, 'RESULTS.md')
const HEAD = `# Measurements

The newest run of each bench that was written down by \`npm run bench -- --write [NAME]\`.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
  },
})
const chosen = BENCHES.filter(({ name, isLong }) =>
  positionals.length === 0 ? !isLong : positionals.includes(name),
)

if (chosen.length === 0) {
  fail(`There is no such bench. There are: ${BENCHES.map(({ name }) => name).join(', ')}.`)
} else {
  await runAll()
}

async function runAll(): Promise<void> {
  say(`${machine()}\n`)
  for (const bench of chosen) {
    const loadBefore = loadNow()
    const table = toTable(await bench.run({ minutes: Number(values.minutes) }))
    const load = `load average before and after: ${loadBefore}, ${loadNow()}`
    const date = new Date().toISOString().slice(0, 10)
    const section = toSection(bench, `Measured on ${date}. ${machine()}; ${load}.`, table)
    say(`\n${section}`)
    if (values.write) write(bench, section)
  }
}

/** The other sections stay as measured; each states its own date. */
function write(measured: Bench, section: string): void {
  const known = new Map(
    readFileSync(results, 'utf8')
      .split(/^(?=## )/m)
      .map((part) => [/^## (\w+)/.exec(part)?.[1], `${part.trim()}\n`]),
  )
  known.set(measured.name, section)
  const sections = BENCHES.flatMap(({ name }) => known.get(name) ?? [])
  writeFileSync(results, [HEAD, ...sections].join('\n'))
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown'
  return `${availableParallelism()} cores (${model}), ${process.platform} ${arch()}, Node ${process.version}`
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function toSection({ name, conditions }: Bench, where: string, table: string): string {
  return `## ${name}\n\n${where}\n\n${conditions.join('\n')}\n\n${table}\n`
}

function toTable(figures: Figure[]): string {
  const found = figures.map(({ what, value, spread, target, met }) => {
    const verdict = met === undefined ? '' : met ? 'met' : 'MISSED'
    return [what, value, spread, target, verdict]
  })
  const rows = [['figure', 'value', 'lowest – highest', 'target', ''], ...found]
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function say(text: string): void {
  process.stdout.write(text)
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
