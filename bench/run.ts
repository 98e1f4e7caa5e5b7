/** `npm run bench [NAME]` measures one thing or all; `--write` puts all of it into RESULTS.md. */
import { writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { facets } from './facets.ts'
import type { Bench, Figure } from './figure.ts'
import { landing } from './landing.ts'
import { listing } from './listing.ts'
import { palette } from './palette.ts'
import { pictures } from './pictures.ts'
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
  landing,
  listing,
  palette,
  scroll,
]
const results = join(import.meta.dirname, 'RESULTS.md')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const chosen = BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

if (chosen.length === 0) {
  fail(`There is no such bench. There are: ${BENCHES.map(({ name }) => name).join(', ')}.`)
} else if (values.write && chosen.length < BENCHES.length) {
  fail('RESULTS.md holds one run of all benches: use --write without a name.')
} else {
  await runAll()
}

async function runAll(): Promise<void> {
  const loadBefore = loadNow()
  say(`${machine()}\n`)
  const sections: string[] = []
  for (const bench of chosen) {
    const section = toSection(bench, await bench.run())
    say(`\n${section}`)
    sections.push(section)
  }
  const load = `Load average of the machine before and after: ${loadBefore}, ${loadNow()}`
  say(`\n${load}\n`)
  if (!values.write) return
  const date = new Date().toISOString().slice(0, 10)
  const head = `# Measurements\n\nWritten by \`npm run bench -- --write\` on ${date}. ${machine()}. ${load}.\n`
  writeFileSync(results, [head, ...sections].join('\n'))
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown'
  return `${availableParallelism()} cores (${model}), ${process.platform} ${arch()}, Node ${process.version}`
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function toSection({ name, conditions }: Bench, figures: Figure[]): string {
  const rows = figures.map(({ what, value, spread, target, met }) => {
    const verdict = met === undefined ? '' : met ? 'met' : 'MISSED'
    return [what, value, spread, target, verdict]
  })
  const table = toTable([['figure', 'value', 'lowest – highest', 'target', ''], ...rows])
  return `## ${name}\n\n${conditions.join('\n')}\n\n${table}\n`
}

function toTable(rows: string[][]): string {
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
