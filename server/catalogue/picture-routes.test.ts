import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { VARIANTS } from '#art/variants.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildCatalogueApp } from '../testing/build-catalogue-app.ts'

const shareApp = shareInFile(() => buildCatalogueApp({ files: SMALL_CATALOGUE }))

interface Pictured {
  id: number
  thumbnail: { path: string; extension: string }
  images?: { path: string; extension: string }[]
}

describe.each(['characters', 'comics', 'series', 'events', 'creators'])(
  'a picture of %s',
  (kind) => {
    test('is where its record says, whole and in a variant, without a key', async () => {
      const { app, get } = await shareApp()
      const { data } = (await get(`/${kind}?limit=100`)).json()
      expect(data.results.length).toBeGreaterThan(0)
      for (const { thumbnail, images = [] } of data.results as Pictured[]) {
        for (const { path, extension } of [thumbnail, ...images]) {
          const address = path.replace('http://rack.example', '')
          expect(extension).toBe('jpg')
          for (const url of [`${address}.svg`, `${address}/portrait_xlarge.svg`]) {
            const answer = await app.inject(url)
            expect(answer.statusCode).toBe(200)
            expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
            expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*>/)
          }
        }
      }
    })
  },
)

/** Extensions, their media types and what the decoder calls them. */
const BITMAPS = [
  ['jpg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'heif'],
] as const

test.each(Object.entries(VARIANTS))(
  '%s has its size, as a drawing and as bitmaps',
  async (name, [width, height]) => {
    const { app } = await shareApp()
    const drawing = await app.inject(`/pictures/characters/1009610/${name}.svg`)
    expect(drawing.body).toContain(` width="${width}" height="${height}"`)
    const answers = BITMAPS.map(async ([extension, type, format]) => {
      const answer = await app.inject(`/pictures/characters/1009610/${name}.${extension}`)
      expect(answer.headers['content-type']).toBe(type)
      const { width: wide, height: high, format: found } = await sharp(answer.rawPayload).metadata()
      expect([wide, high, found]).toEqual([width, height, format])
    })
    await Promise.all(answers)
  },
)

test('detail and the whole picture come as bitmaps too', async () => {
  const { app } = await shareApp()
  const answers = BITMAPS.map(async ([extension, type]) => {
    const whole = `/pictures/characters/1009610`
    for (const [url, width] of [[`${whole}/detail`, 500] as const, [whole, 600] as const]) {
      const answer = await app.inject(`${url}.${extension}`)
      expect(answer.headers['content-type']).toBe(type)
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
    }
  })
  await Promise.all(answers)
})

test('a bitmap is kept for a year, and known again by its ETag', async () => {
  const { app } = await shareApp()
  const url = '/pictures/comics/600000001/portrait_small.jpg'
  const { headers, statusCode } = await app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000')
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['cache-control']).toBe(headers['cache-control'])
})

test.each(['jpg', 'svg'])(
  'what a client accepts does not change what is at a .%s',
  async (extension) => {
    const { app } = await shareApp()
    const url = `/pictures/comics/600000001/portrait_medium.${extension}`
    const plain = await app.inject(url)
    for (const accept of ['image/avif,image/webp,*/*', 'image/svg+xml', 'image/png', 'text/html']) {
      const headers = { accept, 'accept-encoding': 'br', 'user-agent': 'Dalvik/2.1', dpr: '2' }
      const answer = await app.inject({ url, headers })
      expect(answer.rawPayload.equals(plain.rawPayload)).toBe(true)
      const { date: _one, 'x-request-id': _two, ...same } = answer.headers
      expect(plain.headers).toMatchObject(same)
    }
    expect(plain.headers.vary).toBe(extension === 'svg' ? 'accept-encoding' : undefined)
  },
)

test('a picture is kept for long, known again by its ETag, and safe as a document', async () => {
  const { app } = await shareApp()
  const url = '/pictures/comics/600000001.svg'
  const { headers, statusCode, body } = await app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toMatch(/^public, max-age=\d{6,}/)
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(body).not.toMatch(/<script|<style|<image|<foreignObject|javascript:|on\w+=/i)
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body)
})

test.each([
  'image_not_available.svg',
  'image_not_available/portrait_xlarge.svg',
  'image_not_available.jpg',
  'image_not_available/standard_small.webp',
])('/pictures/%s is there as well', async (name) => {
  const { app } = await shareApp()
  expect((await app.inject(`/pictures/${name}`)).statusCode).toBe(200)
})

test.each([
  'characters/1.svg',
  'characters/1009610.gif',
  'characters/1009610/portrait_huge.svg',
  'characters/1009610/toString.svg',
  'villains/1.svg',
  'stories/1.svg',
  'characters.svg',
  'characters/x.svg',
  'characters/99999999999999999999.svg',
  'image_not_available/1.svg',
  '',
])('/pictures/%s is not there, in words', async (path) => {
  const { app } = await shareApp()
  const answer = await app.inject(`/pictures/${path}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json().code).toBe('not-found')
})
