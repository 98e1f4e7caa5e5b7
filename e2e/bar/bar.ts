import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'

export function barOf(page: Page): Locator {
  return page.locator('header').first()
}

export function menuButton(page: Page): Locator {
  return barOf(page).getByRole('button', { name: 'Menu', exact: true })
}

/** Opens the page and waits for the bar to be filled. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(barOf(page).getByRole('link', { name: 'Spinner Rack' })).toBeVisible()
}

export async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
}

/** CSS keeps its own time: what moves in the bar is wound forward, not waited for. */
export async function finishEntrances(page: Page) {
  await barOf(page).evaluate((header) => {
    for (const entrance of header.getAnimations({ subtree: true })) entrance.finish()
  })
}

/** Scrolls, and waits until the page has been painted after it. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (top) => {
    window.scrollTo(0, top)
    await new Promise((painted) =>
      requestAnimationFrame(() => requestAnimationFrame(() => painted(undefined))),
    )
  }, y)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
}

/** Counts from now on how much the layout shifts, whoever brings it about. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await untilFontsLoaded(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    })
    observer.observe({ type: 'layout-shift' })
    Object.assign(window, { shifts })
  })
  return async () => {
    await scrollTo(page, await page.evaluate(() => window.scrollY))
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    )
  }
}
