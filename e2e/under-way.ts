import { expect, type Page, type Request } from '@playwright/test'
import { untilPainted } from './late-answers.ts'

const underWay = new WeakMap<Page, Set<Request>>()

/** From now on it is known what the page has asked for and not got yet. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

export function requestsUnderWay(page: Page): Request[] {
  const requests = underWay.get(page)
  if (requests === undefined) throw new Error('Nobody follows what this page asks for.')
  return [...requests]
}

/**
 * Until all that was asked for has come, and what the page made of it asked for nothing more. The
 * browser's own `networkidle` is told once a visit: later on it waits for nothing.
 */
export async function untilQuiet(
  page: Page,
  matters: (request: Request) => boolean = () => true,
): Promise<void> {
  const count = () => requestsUnderWay(page).filter(matters).length
  await expect
    .poll(async () => {
      const before = count()
      await untilPainted(page)
      return before + count()
    })
    .toBe(0)
}
