import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openShelf } from './shelf.ts'

/** Of each kind, spread over the catalogue. */
const SAMPLES = { comics: 400, series: 80, characters: 120, events: 20, creators: 10 }
/** Neither the ratio of a cover nor that of a portrait. */
const BOX = { width: 200, height: 290 }
/** The mean difference out of 255: dots and edges are anti-aliased a little differently. */
const MOST_DIFFERENCE = 2
/** No area of more than a few pixels may have another colour. */
const MOST_IN_BLOTCHES = 6

test.use({ reader: 'member' })

test('pictures on the shelf are drawn for the pixels of the screen, not by the page', async ({
  page,
}) => {
  await openShelf(page, '/comics?view=scroll')
  const card = page.locator('[aria-posinset="1"]')
  await expect(card.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  const [drawn, shown] = await card.locator('img').evaluate((picture: HTMLImageElement) => {
    const { width, height } = picture.getBoundingClientRect()
    return [
      [picture.naturalWidth, picture.naturalHeight],
      [Math.ceil(width), Math.ceil(height)],
    ]
  })
  expect(drawn).toEqual(shown)
})

test.describe('on a screen of finer pixels', () => {
  test.use({ deviceScaleFactor: 2 })

  test('pictures are finer', async ({ page }) => {
    await openShelf(page, '/characters?view=scroll')
    const picture = page.locator('[aria-posinset="1"] img')
    await expect(picture).toHaveAttribute('src', /^blob:/)
    const width = await picture.evaluate((image) => image.getBoundingClientRect().width)
    await expect(picture).toHaveJSProperty('naturalWidth', Math.ceil(2 * width))
  })
})

test('what is not for us to draw, the browser draws', async ({ page }) => {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><text y="2">Hi</text></svg>'
  await page.route('**/pictures/comics/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  )
  await openShelf(page, '/comics?view=scroll')
  const picture = page.locator('[aria-posinset="1"] img')
  await expect(picture).toHaveAttribute('src', /^\/pictures\/comics\/\d+\.svg$/)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

test.describe('with trouble', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('a picture that fails is replaced by a drawing of ours', async ({ page }) => {
    await page.route('**/pictures/comics/**', (route) => route.fulfill({ status: 500 }))
    await openShelf(page, '/comics?view=scroll')
    await expect(page.locator('[aria-posinset="1"] img')).toHaveAttribute('src', /^data:image\/svg/)
  })

  test('without the script that draws, the browser does', async ({ page }) => {
    await openShelf(page, '/comics?view=scroll')
    const picture = page.locator('[aria-posinset="1"] img')
    await expect(picture).toHaveAttribute('src', /^blob:/)
    await page.route(scriptOf(page), (route) => route.abort())
    await page.reload()
    await expect(picture).toHaveAttribute('src', /^\/pictures\/comics\/\d+\.svg$/)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  })
})

for (const [kind, count] of Object.entries(SAMPLES)) {
  test(`${kind} look as the browser itself would draw them`, async ({ page }) => {
    test.setTimeout(120_000)
    await openShelf(page, '/comics?view=scroll')
    await expect(page.locator('img[src^="blob:"]').first()).toBeVisible()
    const addresses = await findPictures(page, kind, count)
    expect(addresses.length).toBe(count)
    const strange = await compare(page, addresses)
    expect(
      strange.filter(
        ({ difference, inBlotches }) =>
          difference > MOST_DIFFERENCE || inBlotches > MOST_IN_BLOTCHES,
      ),
    ).toEqual([])
  })
}

/** Evenly spread over the whole list. */
async function findPictures(page: Page, kind: string, count: number): Promise<string[]> {
  const inOne = count / 10
  const list = async (offset: number, limit: number) => {
    const answer = await page.request.get(`/v1/public/${kind}?limit=${limit}&offset=${offset}`)
    return (await answer.json()).data as { total: number; results: { id: number }[] }
  }
  const { total } = await list(0, 1)
  const parts = Array.from({ length: 10 }, (_, part) =>
    list(Math.floor((part * (total - inOne)) / 9), inOne),
  )
  const ids = (await Promise.all(parts)).flatMap(({ results }) => results.map(({ id }) => id))
  return ids.map((id) => `/pictures/${kind}/${id}.svg`)
}

/** The URL of the worker's script. */
function scriptOf(page: Page): string {
  const script = page.workers()[0]?.url()
  if (script === undefined) throw new Error('Nobody draws.')
  return script
}

interface Comparison {
  address: string
  /** The mean difference of all channels of all pixels. */
  difference: number
  /** The number of pixels that differ clearly together with their neighbours, which edges do not. */
  inBlotches: number
}

/** Draws each picture in the page's worker and by the browser, and compares both. */
async function compare(page: Page, addresses: string[]): Promise<Comparison[]> {
  return page.evaluate(
    async ({ script, addresses, box }) => {
      const worker = new Worker(script)
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('There is no canvas.')

      const drawByWorker = (address: string, id: number) =>
        new Promise<ImageBitmap>((resolve, reject) => {
          worker.onmessage = ({ data }) =>
            data.bitmap ? resolve(createImageBitmap(data.bitmap)) : reject(new Error(address))
          worker.postMessage({ id, address, ...box })
        })
      const readViewBox = async (address: string) => {
        const markup = await (await fetch(address)).text()
        const box = /viewBox="([^"]*)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? []
        return { width: box[2] ?? 0, height: box[3] ?? 0 }
      }

      Object.assign(canvas, box)
      /** Cropped around the centre. */
      const read = (picture: CanvasImageSource, width: number, height: number) => {
        context.clearRect(0, 0, box.width, box.height)
        context.drawImage(
          picture,
          (box.width - width) / 2,
          (box.height - height) / 2,
          width,
          height,
        )
        return context.getImageData(0, 0, box.width, box.height).data
      }

      // Typed arrays and plain loops, since some hundred pictures of 58,000 pixels are compared.
      const judge = (ours: Uint8ClampedArray, theirs: Uint8ClampedArray) => {
        const strange = new Uint8Array(ours.length / 4)
        let sum = 0
        for (const [at, value] of ours.entries()) {
          const difference = Math.abs(value - (theirs[at] ?? 0))
          sum += difference
          if (difference > 80) strange[at >> 2] = 1
        }
        const around = [0, -1, 1, -box.width, box.width]
        const blotches = strange.filter(
          (one, pixel) => one === 1 && around.every((step) => strange[pixel + step] === 1),
        )
        return { difference: sum / ours.length, inBlotches: blotches.length }
      }

      const comparisons: Comparison[] = []
      for (const [id, address] of addresses.entries()) {
        const drawn = await drawByWorker(address, id)
        // The browser reports the size of an SVG in whole pixels; its ratio is finer.
        const { width, height } = await readViewBox(address)
        const cover = Math.max(box.width / width, box.height / height)
        const picture = new Image(width * cover, height * cover)
        picture.src = address
        await picture.decode()
        const ours = read(drawn, box.width, box.height)
        const theirs = read(picture, width * cover, height * cover)
        comparisons.push({ address, ...judge(ours, theirs) })
      }
      return comparisons
    },
    { script: scriptOf(page), addresses, box: BOX },
  )
}
