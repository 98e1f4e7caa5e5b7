import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { BitmapFiles } from './bitmap-files.ts'

const BLOCK = 4096
const BYTES = Buffer.from('a picture')

/** As long as the names of bitmaps. */
function nameOf(number: number): string {
  return `picture-${number}`.padEnd(27, '_')
}

interface FilesOptions {
  folder?: string
  maxBytes?: number
}

function buildFiles({
  folder = join(buildTemporaryFolder(), 'pictures'),
  maxBytes = 1_000_000,
}: FilesOptions = {}) {
  const warnings: unknown[][] = []
  const log = { warn: (...words: unknown[]) => void warnings.push(words) }
  const files = new BitmapFiles({ folder, maxBytes, log })
  onCleanUp(() => files.close())
  return { files, folder, warnings, fileOf: (number: number) => join(folder, nameOf(number)) }
}

/** Last used so many minutes ago. */
function age(file: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000)
  utimesSync(file, then, then)
}

test('what was written is there for the next server, and nothing else is', async () => {
  const { files, folder } = buildFiles()
  expect(await files.read(nameOf(1))).toBeUndefined()
  expect(await files.write(nameOf(1), BYTES)).toBe(true)
  const next = buildFiles({ folder })
  expect(await next.files.read(nameOf(1))).toEqual(BYTES)
  expect(await next.files.has(nameOf(1))).toBe(true)
  expect(await next.files.read(nameOf(2))).toBeUndefined()
  expect(await next.files.has(nameOf(2))).toBe(false)
  expect(next.warnings).toEqual([])
})

test('what waits to be written is there already', async () => {
  const { files } = buildFiles()
  const writing = files.write(nameOf(1), BYTES)
  expect(await files.read(nameOf(1))).toEqual(BYTES)
  expect(await writing).toBe(true)
  expect(await files.read(nameOf(1))).toEqual(BYTES)
})

test('what a slow disk does not get on with is not kept, for want of memory', async () => {
  const { files } = buildFiles()
  const numbers = Array.from({ length: 150 }, (_, number) => number)
  const kept = await Promise.all(numbers.map((number) => files.write(nameOf(number), BYTES)))
  expect(kept.lastIndexOf(true)).toBe(99)
  expect(kept.indexOf(false)).toBe(100)
  expect(await files.write(nameOf(100), BYTES)).toBe(true)
})

test('security 11: the files and their folder are for the server alone', async () => {
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
  const { files, folder, fileOf } = buildFiles()
  await files.write(nameOf(1), BYTES)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(fileOf(1)).mode & 0o777).toBe(0o600)
})

describe('a full folder', () => {
  test('loses the files that were not used for longest, a tenth at a time', async () => {
    const { files, folder, fileOf } = buildFiles({ maxBytes: 10 * BLOCK })
    for (let number = 1; number <= 10; number += 1) {
      expect(await files.write(nameOf(number), BYTES)).toBe(true)
      age(fileOf(number), 100 - number)
    }
    expect(readdirSync(folder)).toHaveLength(10)
    expect(await files.read(nameOf(1))).toEqual(BYTES)
    await expect
      .poll(() => Date.now() - statSync(fileOf(1)).mtimeMs, { timeout: 30_000 })
      .toBeLessThan(60_000)
    expect(await files.write(nameOf(11), BYTES)).toBe(true)
    const left = [1, 4, 5, 6, 7, 8, 9, 10, 11]
    expect(readdirSync(folder).sort()).toEqual(left.map(nameOf).sort())
  })

  test('counts what earlier servers left, and shrinks to a smaller bound', async () => {
    const { files, folder, fileOf } = buildFiles()
    for (let number = 1; number <= 10; number += 1) {
      await files.write(nameOf(number), BYTES)
      age(fileOf(number), 100 - number)
    }
    const next = buildFiles({ folder, maxBytes: 4 * BLOCK })
    await next.files.tidy()
    expect(readdirSync(folder).sort()).toEqual([8, 9, 10].map(nameOf).sort())
  })

  test('takes nothing that is larger than all of it', async () => {
    const { files, folder } = buildFiles({ maxBytes: BLOCK })
    expect(await files.write(nameOf(1), Buffer.alloc(BLOCK))).toBe(false)
    expect(existsSync(folder)).toBe(false)
  })

  test('has no spare room from the half on', async () => {
    const { files } = buildFiles({ maxBytes: 2 * BLOCK })
    expect(files.hasSpareRoom).toBe(true)
    await files.write(nameOf(1), BYTES)
    expect(files.hasSpareRoom).toBe(false)
  })
})

test('with a bound of nothing, nothing is kept, and what was kept goes', async () => {
  const { files, folder } = buildFiles()
  await files.write(nameOf(1), BYTES)
  writeFileSync(join(folder, 'notes.txt'), 'not ours')
  const { files: none } = buildFiles({ folder, maxBytes: 0 })
  expect(await none.read(nameOf(1))).toBeUndefined()
  expect(await none.write(nameOf(2), BYTES)).toBe(false)
  await none.tidy()
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

const FAULTS: Record<string, (file: string) => void> = {
  'cut off': (file) => truncateSync(file, statSync(file).size - 1),
  'cut within its checksum': (file) => truncateSync(file, 20),
  empty: (file) => truncateSync(file, 0),
  'changed in one byte': (file) => {
    const bytes = readFileSync(file)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(file, bytes)
  },
  longer: (file) => writeFileSync(file, 'x', { flag: 'a' }),
  enormous: (file) => truncateSync(file, 3_000_000_000),
  "another's": (file) => renameSync(join(dirname(file), nameOf(2)), file),
  'no file at all': (file) => {
    rmSync(file)
    mkdirSync(file)
  },
}

test.each(Object.entries(FAULTS))('a file that is %s is none', async (_, spoil) => {
  const { files, fileOf, warnings } = buildFiles()
  await files.write(nameOf(2), Buffer.from('another picture'))
  await files.write(nameOf(1), BYTES)
  spoil(fileOf(1))
  expect(await files.read(nameOf(1))).toBeUndefined()
  expect(await files.read(nameOf(1))).toBeUndefined()
  expect(warnings).toHaveLength(1)
})

test('a damaged file is replaced', async () => {
  const { files, fileOf } = buildFiles()
  await files.write(nameOf(1), BYTES)
  truncateSync(fileOf(1), 40)
  expect(await files.read(nameOf(1))).toBeUndefined()
  await files.write(nameOf(1), BYTES)
  expect(await files.read(nameOf(1))).toEqual(BYTES)
})

describe('a disk that cannot be used', () => {
  test('is named in the log once, and again after it could be used', async () => {
    const folder = join(buildTemporaryFolder(), 'pictures')
    writeFileSync(folder, 'a file where the folder should be')
    const { files, warnings } = buildFiles({ folder })
    await files.tidy()
    expect(await files.read(nameOf(1))).toBeUndefined()
    expect(await files.write(nameOf(1), BYTES)).toBe(false)
    expect(await files.write(nameOf(2), BYTES)).toBe(false)
    expect(warnings).toEqual([
      [
        { folder, reason: expect.stringContaining('ENOTDIR') },
        'pictures cannot be kept on disk, so they are made anew',
      ],
    ])
    rmSync(folder)
    expect(await files.write(nameOf(1), BYTES)).toBe(true)
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    expect(await files.write(nameOf(1), BYTES)).toBe(false)
    expect(warnings).toHaveLength(2)
  })

  test('leaves nothing half-written', async () => {
    const { files, folder, fileOf } = buildFiles()
    // A folder of that name cannot be replaced by a file.
    mkdirSync(fileOf(1), { recursive: true })
    expect(await files.write(nameOf(1), BYTES)).toBe(false)
    expect(readdirSync(folder)).toEqual([nameOf(1)])
  })
})

test('a folder that is removed meanwhile is made again', async () => {
  const { files, folder } = buildFiles()
  await files.write(nameOf(1), BYTES)
  rmSync(folder, { recursive: true })
  expect(await files.read(nameOf(1))).toBeUndefined()
  expect(await files.write(nameOf(1), BYTES)).toBe(true)
  expect(await files.read(nameOf(1))).toEqual(BYTES)
})

test('what a killed server left half-written goes; what another server is writing stays', async () => {
  const { files, folder, fileOf } = buildFiles()
  await files.write(nameOf(1), BYTES)
  const old = `${fileOf(1)}.0123456789ab`
  const young = `${fileOf(2)}.0123456789ab`
  const others = join(folder, 'notes.0123456789ab')
  for (const file of [old, young, others]) writeFileSync(file, '')
  for (const file of [old, others]) age(file, 2)
  await files.tidy()
  expect([old, young, others, fileOf(1)].map((file) => existsSync(file))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('two servers share a folder, also while one makes room', async () => {
  const { files: one, folder } = buildFiles({ maxBytes: 10 * BLOCK })
  const { files: other, warnings } = buildFiles({ folder, maxBytes: 10 * BLOCK })
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  const written = await Promise.all(
    numbers.flatMap((number) => [
      one.write(nameOf(number), BYTES),
      other.write(nameOf(number + 20), BYTES),
    ]),
  )
  expect(written).not.toContain(false)
  for (const number of numbers) {
    expect([undefined, BYTES.toString()]).toContain((await one.read(nameOf(number)))?.toString())
  }
  await one.tidy()
  expect(readdirSync(folder).length).toBeLessThanOrEqual(10)
  expect(warnings).toEqual([])
})

test('what waits to be written when the server ends is given up', async () => {
  const { files, folder } = buildFiles()
  await files.write(nameOf(0), BYTES)
  const writing = [1, 2, 3].map((number) => files.write(nameOf(number), BYTES))
  await files.close()
  const kept = (await Promise.all(writing)).filter(Boolean)
  expect(readdirSync(folder)).toHaveLength(1 + kept.length)
  expect(readdirSync(folder).every((name) => name.length === 27)).toBe(true)
  expect(await files.write(nameOf(4), BYTES)).toBe(false)
})
