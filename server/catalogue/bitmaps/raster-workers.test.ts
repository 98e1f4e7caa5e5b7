import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import type { Drawing } from './bitmap.ts'
import { RasterWorkers } from './raster-workers.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><circle cx="1" cy="1" r="1"/></svg>'

function buildDrawing(overrides: Partial<Drawing> = {}): Drawing {
  return { svg: SVG, etag: 'circle', format: 'png', width: 20, ...overrides }
}

function buildWorkers(times?: ConstructorParameters<typeof RasterWorkers>[0]): RasterWorkers {
  const workers = new RasterWorkers(times)
  onCleanUp(() => workers.close())
  return workers
}

/** A picture whose worker does not get on with it. */
async function drawStopped(workers: RasterWorkers): Promise<{ drawing: Promise<Buffer> }> {
  for (const pid of workers.pids) process.kill(pid, 'SIGSTOP')
  const drawing = workers.draw(buildDrawing())
  // Rejections are awaited by the test, once the worker has begun.
  drawing.catch(() => {})
  await nextTurn()
  for (const pid of workers.pids) process.kill(pid, 'SIGSTOP')
  return { drawing }
}

test('make every format, with white where the drawing has nothing', async () => {
  const workers = buildWorkers()
  const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const
  for (const [format, expected] of Object.entries(formats)) {
    const drawing = buildDrawing({ format: format as Drawing['format'] })
    const bitmap = sharp(await workers.draw(drawing))
    const { width, height, format: found } = await bitmap.metadata()
    expect([width, height, found]).toEqual([20, 30, expected])
    const pixels = await bitmap.removeAlpha().raw().toBuffer()
    expect(pixels.at(-1), format).toBeGreaterThan(250)
  }
  expect(workers.pids).toHaveLength(1)
})

test('have no secret of the server, and give way to it', async () => {
  vi.stubEnv('SECRET_OF_THE_SERVER', 'kept')
  onTestFinished(() => void vi.unstubAllEnvs())
  const workers = buildWorkers()
  await workers.draw(buildDrawing())
  const [pid = 0] = workers.pids
  expect(getPriority(pid)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
  if (process.platform !== 'linux') return
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('SECRET_OF_THE_SERVER')
})

test('make the same bytes from the same drawing, whichever of them it is', async () => {
  const workers = buildWorkers()
  const [one, other] = await Promise.all([
    workers.draw(buildDrawing({ format: 'jpg' })),
    workers.draw(buildDrawing({ format: 'jpg' })),
  ])
  expect(workers.pids).toHaveLength(2)
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true)
})

test('one that is killed fails its own picture alone, and is replaced', async () => {
  const workers = buildWorkers()
  const { drawing: failing } = await drawStopped(workers)
  const [killed = 0] = workers.pids
  const other = workers.draw(buildDrawing())
  process.kill(killed, 'SIGKILL')
  await expect(failing).rejects.toThrow('its worker ended with SIGKILL')
  expect((await sharp(await other).metadata()).width).toBe(20)
  const again = await Promise.all([workers.draw(buildDrawing()), workers.draw(buildDrawing())])
  expect(again).toHaveLength(2)
  expect(workers.pids).toHaveLength(2)
  expect(workers.pids).not.toContain(killed)
})

test('one that hangs is ended', async () => {
  const workers = buildWorkers({ timeoutMs: 100 })
  const { drawing } = await drawStopped(workers)
  await expect(drawing).rejects.toThrow('its worker hangs')
  await expect.poll(() => workers.pids, { timeout: 30_000 }).toEqual([])
})

test('a drawing that cannot be read fails alone', async () => {
  const workers = buildWorkers()
  await expect(workers.draw(buildDrawing({ svg: '<svg' }))).rejects.toThrow('could not be made')
  const { pids } = workers
  expect((await workers.draw(buildDrawing())).length).toBeGreaterThan(0)
  expect(workers.pids).toEqual(pids)
})

test('outlive the signals that a terminal or a supervisor sends to all processes', async () => {
  const workers = buildWorkers()
  await workers.draw(buildDrawing())
  const { pids } = workers
  for (const pid of pids) process.kill(pid, 'SIGINT')
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  await workers.draw(buildDrawing())
  expect(workers.pids).toEqual(pids)
})

test('end when there is nothing to do, and begin again', async () => {
  const workers = buildWorkers({ idleMs: 1 })
  await Promise.all([workers.draw(buildDrawing()), workers.draw(buildDrawing())])
  await expect.poll(() => workers.pids, { timeout: 30_000 }).toEqual([])
  expect((await workers.draw(buildDrawing())).length).toBeGreaterThan(0)
})

test('end with the server, whatever they do', async () => {
  const workers = buildWorkers()
  await workers.draw(buildDrawing())
  const [one, other] = [await drawStopped(workers), await drawStopped(workers)]
  const settled = Promise.allSettled([one.drawing, other.drawing])
  await workers.close()
  expect(workers.pids).toEqual([])
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(workers.draw(buildDrawing())).rejects.toThrow('closing')
})

/** In a process that cannot open a further file. */
const WITHOUT_FILES = `
  import { openSync } from 'node:fs'
  import { setImmediate as nextTurn } from 'node:timers/promises'
  import { RasterWorkers } from ${JSON.stringify(import.meta.resolve('./raster-workers.ts'))}
  const workers = new RasterWorkers()
  try {
    for (;;) openSync('/dev/null')
  } catch {}
  const drawing = { svg: '', etag: '', format: 'png' }
  console.log(await workers.draw(drawing).catch(({ message }) => message))
  await nextTurn()
  await workers.close()
  console.log('alive', workers.pids.length)
`

test('one that cannot be started fails its picture, and not the server', () => {
  const command = 'ulimit -n 100 && exec "$0" --input-type=module --eval "$1"'
  const { stdout } = spawnSync('sh', ['-c', command, process.execPath, WITHOUT_FILES])
  expect(String(stdout).trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^A bitmap could not be made: spawn .* EMFILE\.$/),
    'alive 0',
  ])
})
