/** A process of its own, started by `raster-workers.ts`: makes one bitmap after another. */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { BITMAP_FORMATS, type BitmapFormat } from './bitmap.ts'

export interface RasterTask {
  svg: string
  format: BitmapFormat
  width: number
}

export type RasterAnswer = { bytes: Buffer } | { error: string }

// One picture at a time, so that two workers never take more than two cores.
sharp.concurrency(1)
sharp.cache(false)
try {
  // Answers that need no drawing go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Some systems do not allow it.
}

async function draw({ svg, format, width }: RasterTask): Promise<RasterAnswer> {
  const [name, options] = BITMAP_FORMATS[format]
  try {
    const bytes = await sharp(Buffer.from(svg))
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .toFormat(name, options)
      .toBuffer()
    return { bytes }
  } catch (error) {
    return { error: String(error) }
  }
}

process.on('message', async (task: RasterTask) => {
  const answer = await draw(task)
  if (process.connected) process.send?.(answer)
})
// The server has ended this worker, or has itself been killed.
process.on('disconnect', () => process.exit())
// Sent to the whole group by Ctrl-C or a supervisor, while the server still finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
