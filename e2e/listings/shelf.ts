import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** What the site asks of the server for its shelf, as it is asked. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(v1|api)\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** The card with this number, counted from 1. */
export function cardAt(page: Page, number: number): Locator {
  return page.locator(`[aria-posinset="${number}"]`)
}

export async function openShelf(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('[aria-posinset]').first()).toBeVisible()
}

export async function goTo(page: Page, number: number) {
  await page.getByLabel('Go to number').fill(String(number))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(cardAt(page, number)).toBeInViewport()
}

/** Until nothing that was asked for is on its way, and the reader is known to rest. */
export async function atRest(page: Page, range: RegExp) {
  await expect(page.getByRole('status').filter({ hasText: range })).toBeAttached()
  await page.waitForLoadState('networkidle')
}

export function scrollBy(page: Page, pixels: number): Promise<number> {
  return page.evaluate(
    (pixels) =>
      new Promise<number>((resolve) => {
        window.scrollBy(0, pixels)
        requestAnimationFrame(() => resolve(window.scrollY))
      }),
    pixels,
  )
}

export function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
