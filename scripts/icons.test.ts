import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const web = join(import.meta.dirname, '../web')
const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8'))

describe('the manifest', () => {
  test.each(manifest.icons as { src: string; sizes: string; type: string }[])(
    'has $src in the size that it says',
    async ({ src, sizes, type }) => {
      const { width, height, format } = await sharp(join(web, 'public', src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      expect(`image/${format}`).toBe(type)
    },
  )

  test('takes its colours from the tokens and the page', () => {
    const [, ink] =
      /--ink-950: (#\w+);/.exec(readFileSync(join(web, 'ui/tokens.css'), 'utf8')) ?? []
    const page = readFileSync(join(web, 'index.html'), 'utf8')
    const [, inPage] = /<meta name="theme-color" content="(#\w+)">/.exec(page) ?? []
    expect(ink).toBeDefined()
    expect([manifest.background_color, manifest.theme_color, inPage]).toEqual([ink, ink, ink])
  })
})

test('a maskable icon has nothing but ground outside the circle that is safe', async () => {
  const { data, info } = await sharp(join(web, 'public/icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  const outside = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(
    (pixel) =>
      Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle) >
      0.4 * info.width,
  )
  const colours = outside.map((pixel) => data.subarray(3 * pixel, 3 * pixel + 3).toString('hex'))
  expect([...new Set(colours)]).toEqual(['0d0c10'])
})

test('the picture for sharing has the size that other sites ask for, and is light', async () => {
  const file = join(web, 'public/og.jpg')
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(statSync(file).size).toBeLessThan(120_000)
})
