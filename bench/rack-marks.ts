import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { type Figure, medianFigure } from './figure.ts'
import type { BenchMember } from './rack-member.ts'
import type { ServerProcess } from './server-process.ts'

export const PRESSES = 15
export const SLOWDOWN = 4
/** A pause before the press, in which what is on the page settles. */
const LOOK_MS = 500
const SETTLE_MS = 3000
/** The duration of a press on the button. */
const PRESS_MS = 60
/** A page of a comic is of one that the listing did not show. */
const FAR_FROM_FIRST = 1000

interface Place {
  what: string
  /** With its n-th button in sight. */
  open(page: Page, press: number): Promise<void>
  atMost?: number
}

export async function measureMarks(
  { port }: ServerProcess,
  { cookie, unread, longList }: BenchMember,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'no-preference',
    })
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const end = one.indexOf('=')
        return {
          name: one.slice(0, end),
          value: one.slice(end + 1),
          domain: 'localhost',
          path: '/',
        }
      }),
    )
    const page = await context.newPage()
    const processor = await context.newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const figures: Figure[] = []
    for (const { what, open, atMost } of places(unread, longList.id)) {
      const values: number[] = []
      // The first press is a warm-up.
      for (let press = 0; press <= PRESSES; press += 1) {
        await open(page, press)
        const took = await measurePress(page)
        if (press > 0) values.push(took)
      }
      figures.push(medianFigure({ what, values, unit: ' ms', ...(atMost && { atMost }) }))
    }
    return figures
  } finally {
    await browser.close()
  }
}

function places(unread: number[], listId: string): Place[] {
  const openOnce = (path: string) => async (page: Page, press: number) => {
    if (press === 0) await visit(page, path)
  }
  return [
    { what: 'mark on a bare page, painted', open: openBarePage },
    { what: 'mark on a card of 96, painted', open: openOnce('/comics?size=96'), atMost: 50 },
    {
      what: 'mark in a row of a list of 5,000, painted',
      open: openOnce(`/lists/${listId}`),
      atMost: 50,
    },
    {
      what: 'mark on the page of a comic, painted',
      open: (page, press) => visit(page, `/comics/${unread[FAR_FROM_FIRST + press]}`),
      atMost: 50,
    },
  ]
}

/** A button and nothing else: what the machine and the browser take by themselves. */
async function openBarePage(page: Page, press: number): Promise<void> {
  if (press === 0) await page.goto('/healthz')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Mark as read'
    button.ariaPressed = 'false'
    button.onclick = () => (button.ariaPressed = 'true')
    document.body.replaceChildren(button)
  })
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // Cards below the first view are rendered one after another when nothing else is to do.
  await page.waitForTimeout(SETTLE_MS)
}

/** The first comic of the page that is not read. */
async function measurePress(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Mark as read/, pressed: false }).first()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? fail()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(LOOK_MS)
  const painted = await button.evaluateHandle(watchPress)
  // Not `click`, whose checks run in the page and are part of the time.
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  return painted.evaluate(({ took }) => took)
}

function fail(): never {
  throw new Error('There is nothing to press.')
}

/**
 * Runs in the page: the click starts the clock, and the end of the first frame in which the button is
 * pressed stops it.
 */
function watchPress(button: Element): { took: Promise<number> } {
  const took = new Promise<number>((resolve) => {
    let clickedAt = Number.NaN
    const start = ({ timeStamp }: Event) => (clickedAt = timeStamp)
    addEventListener('click', start, { once: true, capture: true })
    const observer = new MutationObserver(() => {
      observer.disconnect()
      // A MessageChannel callback runs right after the frame is painted, a timer some time later.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - clickedAt)
      requestAnimationFrame(() => port2.postMessage(null))
    })
    observer.observe(button, { attributeFilter: ['aria-pressed'] })
  })
  return { took }
}
