import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSyntheticCatalogue } from '#catalogue/testing/synthetic-catalogue.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { canMount, commandFor, runInNamespace, runUntilSignal } from './testing/mirror-process.ts'
import { buildMirrorEnvironment, filesIn, runMirror } from './testing/run-mirror.ts'

const SIZE = { characters: 40, creators: 20, series: 20, comics: 120, events: 2 }

const ENDS = [
  ['SIGINT', 130],
  ['SIGTERM', 130],
  ['SIGKILL', 'SIGKILL'],
] as const

const share = shareInFile(async () => {
  const data = buildTemporaryFolder()
  writeSyntheticCatalogue(data, SIZE)
  const environment = { ...buildMirrorEnvironment({}), CATALOGUE_DATA: data }
  const folder = buildTemporaryFolder()
  const { hash } = await runMirror(folder, { environment })
  return { environment, hash, files: filesIn(folder) }
})

test('ended by Ctrl+C, by a supervisor and by force, it leaves whole files alone, and goes on to the same mirror', async () => {
  const { environment, hash, files } = await share()
  const folder = buildTemporaryFolder()
  for (const [signal, end] of ENDS) {
    expect(runUntilSignal(folder, environment, signal).end).toBe(end)
    expect(existsSync(join(folder, 'index.json'))).toBe(false)
    for (const [path, bytes] of filesIn(folder)) {
      if (path !== '.mirror-draft') expect(files.get(path)).toBe(bytes)
    }
  }
  const again = await runMirror(folder, { environment })
  expect(again).toMatchObject({ code: 0, hash })
  expect(again.told).toContainEqual(expect.stringMatching(/^Goes on after \d+ files/))
  expect(filesIn(folder)).toEqual(files)
})

// Where nothing can be mounted, the device that has no room stands for a full disk: see mirror-command.test.ts.
test.skipIf(!canMount)(
  'a disk that fills up stops it in words; with more room the same command goes on',
  async () => {
    const { environment, hash, files } = await share()
    const disk = buildTemporaryFolder()
    const copy = buildTemporaryFolder()
    const command = commandFor(`${disk}/mirror`)
    const script = `
      mount -t tmpfs -o size=2m tmpfs "${disk}"
      ${command} 2>&1 | tail -n 1
      find "${disk}/mirror" -name .mirror-draft
      mount -o remount,size=200m "${disk}"
      ${command} 2>/dev/null
      cp -r "${disk}/mirror" "${copy}"
    `
    const output = runInNamespace(script, environment)
    const [full, result] = output.split('\n')
    expect(full).toMatch(/^The disk is full.* ENOSPC.* No file is half-written\./)
    expect(result).toContain(hash)
    expect(filesIn(join(copy, 'mirror'))).toEqual(files)
  },
)
