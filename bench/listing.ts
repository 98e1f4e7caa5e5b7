import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { countBytes } from '#scripts/page-bytes.ts'
import { type Bench, type Figure, median, medianFigure } from './figure.ts'
import { startCatalogueServer, untilIdle } from './server-process.ts'

const PASSES = 5
const SLOWDOWN = 4
const PAGES_A_PASS = 4
/** A pause before turning the page, in which its pictures load. */
const LOOK_MS = 1500
/** The duration of a press on the button. */
const PRESS_MS = 60
/** Two rows. */
const FIRST_VIEW = 12

interface Turn {
  inSight: number
  all: number
}

export const listing: Bench = {
  name: 'listing',
  conditions: [
    `From the click on *Next page* in /comics to the frame in which the titles and picture boxes of that page are painted: the ${FIRST_VIEW} that stand in sight then, and all of them; on loopback, with the shipped catalogue, in Chromium at 1440 × 900 and ${SLOWDOWN}× CPU slowdown. The median of the ${PAGES_A_PASS} pages of a pass, none of them seen before, and each looked at for ${LOOK_MS} ms with its pager in sight; medians of ${PASSES} passes after a warm-up.`,
    'Script: all that comes with the way from / to a listing, each answer at gzip level 9.',
  ],
  run: measureListing,
}

async function measureListing(): Promise<Figure[]> {
  const server = await startCatalogueServer(join(import.meta.dirname, '../catalogue/data'))
  await untilIdle(server.pid)
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${server.port}`,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    const script = await openListing(page)
    const processor = await context.newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const passes = await measurePasses(page)
    return [
      medianFigure({
        what: 'click to painted page',
        values: passes.map(({ inSight }) => inSight),
        unit: ' ms',
        atMost: 150,
      }),
      medianFigure({
        what: 'click to painted page, with what is below the first view',
        values: passes.map(({ all }) => all),
        unit: ' ms',
      }),
      medianFigure({
        what: 'script of a listing, beyond that of /',
        values: [script / 1000],
        unit: ' kB',
        digits: 1,
        atMost: 45,
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** By way of `/`, as a member. Returns the script bytes that the listing loaded. */
async function openListing(page: Page): Promise<number> {
  const member = { name: 'Asha Rao', email: 'asha@example.com', password: 'Excelsior! 1962' }
  await page.request.post('/api/auth/sign-up/email', { data: member })
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
  await page.waitForLoadState('networkidle')
  const bytesSoFar = countBytes(page)
  await page.getByRole('link', { name: 'Comics', exact: true }).click()
  await page.getByRole('link', { name: 'Next page' }).waitFor()
  await page.waitForLoadState('networkidle')
  return (await bytesSoFar()).script
}

async function measurePasses(page: Page): Promise<Turn[]> {
  await measurePass(page)
  const medians: Turn[] = []
  for (let pass = 0; pass < PASSES; pass += 1) medians.push(await measurePass(page))
  return medians
}

async function measurePass(page: Page): Promise<Turn> {
  const turns: Turn[] = []
  for (let count = 0; count < PAGES_A_PASS; count += 1) {
    const next = page.getByRole('link', { name: 'Next page' })
    await next.hover()
    await page.waitForTimeout(LOOK_MS)
    const painted = await page.evaluateHandle(watchClick, FIRST_VIEW)
    await next.click({ delay: PRESS_MS })
    turns.push(
      await painted.evaluate(async (times) => ({
        inSight: await times.inSight,
        all: await times.all,
      })),
    )
  }
  return {
    inSight: median(turns.map(({ inSight }) => inSight)),
    all: median(turns.map(({ all }) => all)),
  }
}

/**
 * Runs in the page: the next click starts the clock, the first frame with the next page's cards
 * stops it.
 */
function watchClick(firstView: number): { inSight: Promise<number>; all: Promise<number> } {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no content.')
  const readCards = () => [...main.querySelectorAll<HTMLAnchorElement>('li a[href^="/comics/"]')]
  const before = readCards().map(({ href }) => href)
  let clickedAt = Number.NaN
  const start = ({ timeStamp }: Event) => (clickedAt = timeStamp)
  addEventListener('click', start, { once: true, capture: true })
  const whenPainted = (count: number) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const cards = readCards().slice(0, count)
        // No layout is measured here, because that would be part of the time.
        const there = cards.every(
          ({ href, textContent }, place) => href !== before[place] && textContent !== '',
        )
        if (cards.length < count || !there) return
        observer.disconnect()
        // A MessageChannel callback runs right after the frame is painted, a timer some time later.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clickedAt)
        requestAnimationFrame(() => port2.postMessage(null))
      })
      observer.observe(main, { subtree: true, childList: true, attributes: true })
    })
  return { inSight: whenPainted(firstView), all: whenPainted(before.length) }
}
