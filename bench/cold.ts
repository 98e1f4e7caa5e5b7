import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { countBytes } from '#scripts/page-bytes.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { type ServerProcess, startCatalogueServer, untilIdle } from './server-process.ts'

const PASSES = 5
const SLOWDOWN = 4
/** Slow 4G: 1.6 Mbps down, 0.75 Mbps up, 150 ms a round trip. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const WOLVERINE = '/characters/1009718'

/** What a reader waits for, as text in the page. */
const TITLES = 'main li a[href^="/characters/"], main li a[href^="/comics/"]'
const NAME = 'main h1'
const KEY_ISSUES = 'main section[aria-label="Key issues"] a, main h2'

export const cold: Bench = {
  name: 'cold',
  conditions: [
    `A member opens a page directly, on loopback with the shipped catalogue, in Chromium at 390 × 844 with ${SLOWDOWN}× CPU slowdown and a line of 1.6 Mbps with 150 ms a round trip. From the navigation to the frame in which the text is painted; cold: a browser that has nothing cached; warm: the same page once more. Medians of ${PASSES}, each in a context of its own.`,
    'Layout shift: the sum of all shifts until the page is idle, without input. Script: each answer at gzip level 9.',
  ],
  run: measureCold,
}

async function measureCold(): Promise<Figure[]> {
  const server = await startCatalogueServer(join(import.meta.dirname, '../catalogue/data'))
  await untilIdle(server.pid)
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const cookies = await signUp(browser, server)
    const passes: Pass[] = []
    // The first pass warms the server up.
    for (let pass = 0; pass <= PASSES; pass += 1) {
      passes.push(await measurePass(browser, server, cookies))
    }
    return toFigures(passes.slice(1), await measureScript(browser, server, cookies))
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Pass {
  titles: number
  name: number
  keyIssues: number
  warm: number
  turn: number
  shift: number
}

function toFigures(passes: Pass[], script: { landing: number; listing: number }): Figure[] {
  const seconds = (what: string, of: (pass: Pass) => number, atMost: number) =>
    medianFigure({
      what,
      values: passes.map((pass) => of(pass) / 1000),
      unit: ' s',
      digits: 2,
      atMost,
    })
  const bytes = (what: string, value: number, atMost: number) =>
    medianFigure({ what, values: [value / 1000], unit: ' kB', digits: 1, atMost })
  return [
    seconds('/characters, titles', ({ titles }) => titles, 2.2),
    seconds('a character, its name', ({ name }) => name, 2.0),
    seconds('a character, its key issues', ({ keyIssues }) => keyIssues, 2.8),
    seconds('/characters warm, titles', ({ warm }) => warm, 1.3),
    seconds('from the bar to another listing, titles', ({ turn }) => turn, 0.6),
    medianFigure({
      what: 'layout shift, the worst of the two pages',
      values: passes.map(({ shift }) => shift),
      digits: 3,
      atMost: 0.02,
    }),
    bytes('script of /', script.landing, 85),
    bytes('script of a listing, all of it', script.listing, 125),
  ]
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function signUp(browser: Browser, server: ServerProcess): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: addressOf(server) })
  const member = { name: 'Asha Rao', email: 'asha@example.com', password: 'Excelsior! 1962' }
  await context.request.post('/api/auth/sign-up/email', { data: member })
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

function addressOf({ port }: ServerProcess): string {
  return `http://localhost:${port}`
}

async function measurePass(
  browser: Browser,
  server: ServerProcess,
  cookies: Cookies,
): Promise<Pass> {
  const listing = await openSlowly(browser, server, cookies)
  await listing.goto('/characters', { waitUntil: 'commit' })
  const titles = await paintedAt(listing, TITLES)
  await listing.waitForLoadState('networkidle')
  const listingShift = await shiftOf(listing)
  await listing.goto('/characters', { waitUntil: 'commit' })
  const warm = await paintedAt(listing, TITLES)
  await listing.waitForLoadState('networkidle')
  const turn = await turnToComics(listing)
  await listing.context().close()

  const detail = await openSlowly(browser, server, cookies)
  await detail.goto(WOLVERINE, { waitUntil: 'commit' })
  const name = await paintedAt(detail, NAME, 'Wolverine')
  const keyIssues = await paintedAt(detail, KEY_ISSUES, 'Key issues')
  await detail.waitForLoadState('networkidle')
  const shift = Math.max(listingShift, await shiftOf(detail))
  await detail.context().close()
  return { titles, name, keyIssues, warm, turn, shift }
}

async function openSlowly(
  browser: Browser,
  server: ServerProcess,
  cookies: Cookies,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: addressOf(server),
    viewport: { width: 390, height: 844 },
  })
  await context.addCookies(cookies)
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

interface Watched {
  /** Milliseconds from `since` to the frame in which an element of the selector has such a text. */
  whenPainted(selector: string, text: string, since?: number): Promise<number>
  shift: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page before any of its scripts. */
function watchPaints(): void {
  const watched: Watched = {
    shift: 0,
    whenPainted: (selector, text, since = 0) =>
      new Promise((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some(({ textContent }) => {
            const words = textContent.trim()
            return text === '' ? words !== '' : words.toLowerCase().startsWith(text.toLowerCase())
          })
        const check = () => {
          if (!isThere()) return
          observer.disconnect()
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - since)
          requestAnimationFrame(() => port2.postMessage(null))
        }
        const observer = new MutationObserver(check)
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        check()
      }),
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (!entry.hadRecentInput) watched.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  window.watched = watched
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

function paintedAt(page: Page, selector: string, text = ''): Promise<number> {
  return page.evaluate(([selector, text]) => window.watched.whenPainted(selector, text), [
    selector,
    text,
  ] as const)
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.watched.shift)
}

/** From the press on a link of the menu to the titles of that listing. */
async function turnToComics(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const painted = await page.evaluateHandle(() => {
    let since = 0
    addEventListener('click', ({ timeStamp }) => (since = timeStamp), { once: true, capture: true })
    return {
      time: window.watched
        .whenPainted('main li a[href^="/comics/"]', '')
        .then((now) => now - since),
    }
  })
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Comics' }).click()
  return painted.evaluate(({ time }) => time)
}

async function measureScript(
  browser: Browser,
  server: ServerProcess,
  cookies: Cookies,
): Promise<{ landing: number; listing: number }> {
  const scriptOf = async (path: string) => {
    const context = await browser.newContext({ baseURL: addressOf(server) })
    if (path !== '/') await context.addCookies(cookies)
    const page = await context.newPage()
    const bytes = countBytes(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { script } = await bytes()
    await context.close()
    return script
  }
  return { landing: await scriptOf('/'), listing: await scriptOf('/comics') }
}
