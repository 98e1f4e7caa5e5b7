import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Bench, type Figure, medianFigure } from './figure.ts'

const run = promisify(execFile)

/** What `mirror-process.ts` prints. */
interface Outcome {
  files: number
  megabytes: number
  seconds: number
  cpuSeconds: number
  peakMegabytes: number
}

/** What the catalogue and its indexes take, and a little: memory must not grow with the number of files. */
const PEAK_MEGABYTES = 800
const PICTURES = 200

export const mirroring: Bench = {
  name: 'mirror',
  conditions: [
    'The shipped catalogue, without pictures, into a folder of the system for temporary files, in a process of its own, once; then the same command again ("unchanged"). Memory is the largest resident set.',
    `On disk is what du says: blocks, folders included, files with the same bytes once. Pictures: ${PICTURES} comics spread over all, whole pictures, two workers; "all" is that rate for each record of the catalogue.`,
  ],
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
    try {
      return await measure(join(folder, 'mirror'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measure(folder: string): Promise<Figure[]> {
  const whole = await callProcess<Outcome>('write', folder)
  const again = await callProcess<Outcome>('again', folder)
  const pictures = await callProcess<{ perSecond: number; hours: number }>(
    'pictures',
    String(PICTURES),
  )
  const figure = (what: string, value: number, unit: string, digits = 0) =>
    medianFigure({ what, values: [value], unit, digits })
  return [
    figure('files', whole.files, ''),
    figure('bytes', whole.megabytes, ' MB'),
    figure('on disk', await diskMegabytes(folder), ' MB'),
    figure('written in', whole.seconds, ' s'),
    figure('written in, processor time', whole.cpuSeconds, ' s'),
    medianFigure({
      what: 'memory',
      values: [whole.peakMegabytes],
      unit: ' MB',
      below: PEAK_MEGABYTES,
    }),
    figure('unchanged', again.seconds, ' s', 1),
    figure('pictures a second', pictures.perSecond, '', 1),
    figure('all whole pictures', pictures.hours, ' h', 1),
  ]
}

async function diskMegabytes(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', folder])
  return (Number.parseInt(stdout, 10) * 1024) / 1e6
}

async function callProcess<Result>(mode: string, argument: string): Promise<Result> {
  const script = join(import.meta.dirname, 'mirror-process.ts')
  const { stdout } = await run(process.execPath, [script, mode, argument])
  return JSON.parse(stdout) as Result
}
