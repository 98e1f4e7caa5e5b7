import { type CDPSession, chromium, type Page } from '@playwright/test'
import { FULL_SIZE } from '#catalogue/testing/synthetic-catalogue.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { startCatalogueServer, untilIdle } from './server-process.ts'
import { overlaps, type Span, watchStolenTime } from './stolen-time.ts'
import { withSyntheticFolder } from './synthetic-folder.ts'

const PASSES = 5
const SLOWDOWN = 4
const ROWS = 5000

export const scroll: Bench = {
  name: 'scroll',
  conditions: [
    `The continuous view of ${FULL_SIZE.comics.toLocaleString('en')} comics, in Chromium at 1440 × 900, on loopback, at ${SLOWDOWN}× CPU slowdown: from the top through ${ROWS.toLocaleString('en')} rows of six, in flights of 30 frames with 4,000 pixels each; after each flight the reader rests until the cards are there, reads on for 30 frames of 30 pixels, and rests again until the pictures in sight are there. A frame is the time from one animation frame to the next. The longest of a pass; medians of ${PASSES} passes after a warm-up.`,
    'Frames in which the host of the machine took its processors away for 20 ms or more, by the kernel’s count, are left out and counted.',
    'The heap is that of the page, in use after a collection; its growth is from the warm-up to the end of all passes.',
  ],
  run: () => withSyntheticFolder(FULL_SIZE, measureScroll),
}

interface Pass {
  longestMs: number
  leftOut: number
  nodes: number
}

/** As measured in the page. */
interface Scrolled {
  frames: Span[]
  nodes: number
}

async function measureScroll(folder: string): Promise<Figure[]> {
  const server = await startCatalogueServer(folder)
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    await untilIdle(server.pid)
    const context = await browser.newContext({
      baseURL: `http://localhost:${server.port}`,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await openShelf(page)
    await measurePass(page)
    const heapBefore = await heapMb(session)
    const passes: Pass[] = []
    for (let pass = 0; pass < PASSES; pass += 1) passes.push(await measurePass(page))
    const grown = (await heapMb(session)) - heapBefore
    return [
      medianFigure({
        what: 'longest frame',
        values: passes.map(({ longestMs }) => longestMs),
        unit: ' ms',
        atMost: 100,
      }),
      medianFigure({
        what: 'frames over 50 ms left out, of a pass',
        values: passes.map(({ leftOut }) => leftOut),
      }),
      medianFigure({
        what: 'most elements in the document',
        values: passes.map(({ nodes }) => nodes),
        atMost: 1500,
      }),
      medianFigure({
        what: 'growth of the heap',
        values: [grown],
        unit: ' MB',
        digits: 1,
        atMost: 3,
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openShelf(page: Page): Promise<void> {
  const member = { name: 'Asha Rao', email: 'asha@example.com', password: 'Excelsior! 1962' }
  await page.request.post('/api/auth/sign-up/email', { data: member })
  await page.goto('/comics?view=scroll')
  await page.locator('[aria-posinset]').first().waitFor()
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function measurePass(page: Page): Promise<Pass> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('[aria-posinset="1"]').waitFor()
  await page.waitForLoadState('networkidle')
  const stolen = watchStolenTime()
  const { frames, nodes } = await page.evaluate(scrollThrough, ROWS)
  const spans = stolen.stop()
  const own = frames.filter((frame) => !overlaps(frame, spans))
  return {
    longestMs: Math.max(...own.map(({ from, to }) => Math.round(to - from))),
    leftOut: frames.length - own.length,
    nodes,
  }
}

/** Runs in the page. Reports the frames over 50 ms. */
async function scrollThrough(rows: number): Promise<Scrolled> {
  const list = document.querySelector('[role="list"]')
  const total = Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
  if (list === null || Number.isNaN(total)) throw new Error('There is no shelf.')
  const end = (list.clientHeight * rows) / Math.ceil(total / 6)
  const scrolled: Scrolled = { frames: [], nodes: 0 }
  let last = Number.NaN

  const frame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame((time) => {
        if (time - last > 50) {
          const { timeOrigin } = performance
          scrolled.frames.push({ from: timeOrigin + last, to: timeOrigin + time })
        }
        last = time
        resolve()
      }),
    )
  const move = async (frames: number, pixels: number) => {
    for (let count = 0; count < frames; count += 1) {
      window.scrollBy(0, pixels)
      await frame()
    }
  }
  const cardsInSight = () =>
    [...document.querySelectorAll('[aria-posinset]')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top < window.innerHeight && bottom > 200
    })
  const isPictured = (card: Element) => card.querySelector('img')?.complete === true

  while (window.scrollY < end) {
    await move(30, 4000)
    while (cardsInSight().length === 0) await frame()
    await move(30, 30)
    while (!cardsInSight().every(isPictured)) await frame()
    scrolled.nodes = Math.max(scrolled.nodes, document.querySelectorAll('*').length)
  }
  return scrolled
}
