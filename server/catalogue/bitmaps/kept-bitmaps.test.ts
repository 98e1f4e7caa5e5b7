import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { bitmapName, type Drawing } from './bitmap.ts'
import { BitmapFiles } from './bitmap-files.ts'
import { KeptBitmaps } from './kept-bitmaps.ts'
import { Raster } from './raster.ts'

const DRAWING: Drawing = { svg: '', etag: 'a', format: 'png' }

function openBitmaps(folder: string) {
  const log = { warn: (...words: unknown[]) => expect.unreachable(words.join(' ')) }
  const files = new BitmapFiles({ folder, maxBytes: 10_000_000, log })
  onCleanUp(() => files.close())
  const raster = new Raster({ draw: async () => Buffer.from('drawn') })
  return { files, bitmaps: new KeptBitmaps(raster, files) }
}

test('a bitmap is missed in memory and on disk, found in memory, and on disk by the next server', async () => {
  const folder = join(buildTemporaryFolder(), 'pictures')
  const first = openBitmaps(folder)
  const countsOf = ({ bitmaps }: typeof first) =>
    Object.values(bitmaps.caches()).map(({ hits, misses }) => ({ hits, misses }))
  expect(await first.bitmaps.find(DRAWING)).toBeUndefined()
  const missed = { hits: 0, misses: 1 }
  expect(countsOf(first)).toEqual([missed, missed])
  await first.bitmaps.prepare(DRAWING)
  expect(await first.bitmaps.find(DRAWING)).toEqual(Buffer.from('drawn'))
  await first.bitmaps.find(DRAWING)
  expect(countsOf(first)).toEqual([
    { hits: 1, misses: 2 },
    { hits: 1, misses: 1 },
  ])

  const next = openBitmaps(folder)
  expect(await next.files.has(bitmapName(DRAWING))).toBe(true)
  expect(await next.bitmaps.find(DRAWING)).toEqual(Buffer.from('drawn'))
  expect(countsOf(next)).toEqual([
    { hits: 0, misses: 1 },
    { hits: 1, misses: 0 },
  ])
})
