import { expect, type Page, type Request } from '@playwright/test'

/** Pictures of a whole page are drawn on demand, which takes a busy machine long. */
const QUIET_TIMEOUT_MS = 45_000

const pending = new WeakMap<Page, Set<Request>>()

/** Tracks the pending requests of the page from now on. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

export function pendingRequests(page: Page): Request[] {
  const requests = pending.get(page)
  if (requests === undefined) throw new Error('Nobody follows what this page asks for.')
  return [...requests]
}

/**
 * Waits until no request is pending, and the page, after an idle period, has sent no further one. The
 * browser's own `networkidle` fires once per navigation: later on it waits for nothing.
 */
export async function untilQuiet(
  page: Page,
  matters: (request: Request) => boolean = () => true,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const seen = new Set(pendingRequests(page).filter(matters))
        const see = (request: Request) => matters(request) && seen.add(request)
        page.on('request', see)
        await untilIdle(page)
        page.off('request', see)
        return seen.size
      },
      { timeout: QUIET_TIMEOUT_MS },
    )
    .toBe(0)
}

/**
 * An answer is rendered after it arrives, partly a frame later, and what is rendered may send requests.
 */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => requestIdleCallback(done))
    }
  })
}
