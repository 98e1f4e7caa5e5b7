import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { writeGcdTextDump } from './gcd-text-dump.ts'

const SIZES = [50_000_000, 200_000_000]
/** What the larger dump may take more than the smaller one: a constant, not a share of its size. */
const MAX_GROWTH_MB = 60

interface Outcome {
  seconds: number
  megabytes: number
}

export const importing: Bench = {
  name: 'import',
  conditions: [
    `Text dumps of MySQL in the schema of the Grand Comics Database, made up, of ${SIZES.map((size) => `${size / 1e6} MB`).join(' and ')}, statements of 8 MB, one series of 20 ours; each call in a process of its own, once. Seconds are of processor time, memory is the largest resident set.`,
    'Reading is the source alone; the import also loads the shipped catalogue, matches and writes the layer.',
  ],
  run: measureImports,
}

async function measureImports(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  try {
    const figures: Figure[] = []
    const megabytes: number[] = []
    for (const size of SIZES) {
      const file = join(folder, `${size}.sql`)
      await writeGcdTextDump(file, size)
      const mb = statSync(file).size / 1e6
      const read = await callProcess('read', file, join(folder, 'read'))
      const whole = await callProcess('import', file, join(folder, `layer-${size}`))
      megabytes.push(read.megabytes)
      const of = `${mb.toFixed(0)} MB`
      figures.push(
        medianFigure({
          what: `reading ${of}`,
          values: [mb / read.seconds],
          unit: ' MB/s',
          atLeast: 10,
        }),
        medianFigure({ what: `reading ${of}, memory`, values: [read.megabytes], unit: ' MB' }),
        medianFigure({ what: `importing ${of}`, values: [whole.seconds], unit: ' s', digits: 1 }),
        medianFigure({
          what: `importing ${of}, memory`,
          values: [whole.megabytes],
          unit: ' MB',
          below: 1000,
        }),
      )
    }
    const [small = 0, large = 0] = megabytes
    return [
      ...figures,
      medianFigure({
        what: 'reading, memory that the larger dump takes more',
        values: [large - small],
        unit: ' MB',
        below: MAX_GROWTH_MB,
      }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function callProcess(mode: string, file: string, into: string): Promise<Outcome> {
  const script = join(import.meta.dirname, 'import-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, mode, file, into])
  return JSON.parse(stdout) as Outcome
}
