import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleOf } from '#art/testing/sample.ts'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { rounds } from '#scripts/testing/rounds.ts'
import { readConfig } from '../config.ts'
import { CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

/** All that have a thumbnail. There are no more than a hundred events. */
const KINDS = ['characters', 'comics', 'series', 'events', 'creators'] as const
const OF_EACH = { test: 8, soak: 230 }
const RECORDS = rounds({ test: 40, soak: 1000 })
/** As many as are drawn at once. All come from one address, and none is asked for again. */
const LANES = 2

/** A library for bitmaps, as those of Android or Flutter, which knows no other format. */
async function decodeJpeg(bytes: Buffer): Promise<[width: number, height: number]> {
  expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data.length).toBe(info.width * info.height * 3)
  // A picture of one colour would be none.
  expect(new Set(data).size).toBeGreaterThan(16)
  return [info.width, info.height]
}

test(`the thumbnails of ${RECORDS} records of all kinds are JPEGs at their own address`, {
  timeout: 600_000,
}, async () => {
  const catalogue = loadShippedCatalogue()
  const config = readConfig({ CATALOGUE_KEYS: '1234:abcd', PUBLIC_URL: 'http://rack.example' })
  const { app } = await buildTestApp({ config, catalogue })
  const paths = KINDS.flatMap((kind) => {
    const ids = sampleOf([...catalogue.indexes[kind].ids], OF_EACH)
    return ids.map((id) => `/v1/public/${kind}/${id}`)
  })
  expect(paths.length).toBeGreaterThanOrEqual(RECORDS)
  const queue = paths.values()
  const lane = async () => {
    for (const path of queue) {
      const { data } = (await app.inject(`${path}?${CREDENTIALS}`)).json()
      const [{ thumbnail }] = data.results
      const url = `${thumbnail.path}.${thumbnail.extension}`.replace('http://rack.example', '')
      expect(url).toMatch(/\.jpg$/)
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([200, 'image/jpeg'])
      const [width, height] = await decodeJpeg(answer.rawPayload)
      expect([width, height > width], url).toEqual([600, true])
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
})
