import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'

/** The list requests of the continuous view, in order. */
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

/** The skeletons behind the loaded cards. */
export function shapesOf(page: Page): Locator {
  return page.locator('[role="list"] > [aria-hidden] li')
}

export async function openShelf(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('[aria-posinset]').first()).toBeVisible()
}

export async function goTo(page: Page, number: number) {
  await page.getByLabel('Go to number').fill(String(number))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await seeCard(page, number)
}

export async function seeCard(page: Page, number: number) {
  await expect(cardAt(page, number)).toBeInViewport()
}

/** Pictures of cards do not count: they load whenever the server has drawn them. */
export function isData(request: Request): boolean {
  return request.resourceType() === 'fetch' && !request.url().includes('/pictures/')
}

/** Waits until no request is pending, and scrolling has ended for the page. */
export async function atRest(page: Page, range: RegExp) {
  await expect(page.getByRole('status').filter({ hasText: range })).toBeAttached()
  await untilQuiet(page, isData)
}

/** Scrolls in one step, and waits until the page has handled it. */
export function leapBy(page: Page, pixels: number): Promise<void> {
  return page.evaluate(
    (pixels) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollBy(0, pixels)
      }),
    pixels,
  )
}

export function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
