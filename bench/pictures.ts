import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { Pictures } from '#art/pictures.ts'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { type Bench, type Figure, medianFigure, percentile } from './figure.ts'

const PASSES = 5
const COVERS = 2000
const GRID = 40
const SLOWDOWN = 4
/** How many pictures are in flight at once. */
const LANES = 2

export const pictures: Bench = {
  name: 'pictures',
  conditions: [
    `The shipped catalogue; ${COVERS} covers spread over all comics, drawn and turned into bytes on one core, medians of ${PASSES} passes after a warm-up. Kept between pictures: logos, labels, figures and looks, all bounded; no whole picture.`,
    `Sizes are those of gzip at level 9. The grid is ${GRID} covers as images in one page that asks for ${LANES} at a time, in Chromium with the processor slowed ${SLOWDOWN} times. The page itself is there before, with the site's mark as an image in it, as the pages of the site have; watched is the time from the first cover asked for until all are painted. A long task is one over 50 ms, and 0 says that there was none.`,
  ],
  run: measurePictures,
}

async function measurePictures(): Promise<Figure[]> {
  const catalogue = new Catalogue(loadCatalogue(join(import.meta.dirname, '../catalogue/data')))
  const pictures = new Pictures(catalogue)
  const step = catalogue.comics.length / COVERS
  const ids = Array.from(
    { length: COVERS },
    (_, place) => catalogue.comics[Math.floor(place * step)]?.id ?? 0,
  )
  const draw = (id: number) => Buffer.from(pictures.picture('comics', id) ?? '')
  const perSecond = () => {
    const before = process.threadCpuUsage()
    for (const id of ids) draw(id)
    const { user, system } = process.threadCpuUsage(before)
    return COVERS / ((user + system) / 1e6)
  }
  perSecond()
  const sizes = ids.map((id) => gzipSync(draw(id), { level: 9 }).length / 1000)
  const longest = await longestTasks(ids.slice(0, GRID * PASSES).map((id) => draw(id)))
  return [
    medianFigure({
      what: 'covers per second of processor time',
      values: Array.from({ length: PASSES }, perSecond),
      atLeast: 3000,
    }),
    medianFigure({
      what: 'size of a cover, gzipped, 95th percentile',
      values: [percentile(sizes, 0.95)],
      unit: ' kB',
      digits: 2,
      atMost: 6,
    }),
    medianFigure({
      what: 'size of a cover, gzipped, median',
      values: [percentile(sizes, 0.5)],
      unit: ' kB',
      digits: 2,
    }),
    medianFigure({
      what: `longest task while a grid of ${GRID} paints`,
      values: longest,
      unit: ' ms',
      atMost: 50,
    }),
  ]
}

/** The longest task of the main thread for each grid; 0 where none reaches 50 ms. */
async function longestTasks(covers: Buffer[]): Promise<number[]> {
  const server = createServer(({ url = '/' }, response) => {
    const isPage = url === '/'
    response.setHeader('content-type', isPage ? 'text/html' : 'image/svg+xml')
    response.end(isPage ? PAGE : (covers[Number(url.slice(1))] ?? MARK))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const longest: number[] = []
    for (let place = 0; place < covers.length; place += GRID) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 1600 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' })
      longest.push(await page.evaluate(longestTaskOfGrid, { first: place, lanes: LANES }))
      await page.close()
    }
    return longest
  } finally {
    await browser.close()
    server.close()
  }
}

const MARK = readFileSync(join(import.meta.dirname, '../web/ui/art/logo.svg'))
const PAGE = `<!doctype html><title>Grid</title><body><img src="/mark">${'<img class="cover" width="160" height="240">'.repeat(GRID)}</body>`

/** Runs in the page. Requests covers like a list: a few at a time, the next when one is shown. */
async function longestTaskOfGrid({ first, lanes }: { first: number; lanes: number }) {
  let longest = 0
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const waiting = [...document.querySelectorAll<HTMLImageElement>('.cover')].entries()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })
  const lane = async () => {
    for (const [place, image] of waiting) {
      image.src = `/${first + place}`
      await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
      await nextFrame()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // Long tasks are reported after they end; the last covers' paint is among them.
  for (let frame = 0; frame < 30; frame += 1) await nextFrame()
  return longest
}
