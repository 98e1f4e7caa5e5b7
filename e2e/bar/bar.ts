import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export function barOf(page: Page): Locator {
  return page.locator('header').first()
}

export function menuButton(page: Page): Locator {
  return barOf(page).getByRole('button', { name: 'Menu', exact: true })
}

/** Opens the page and waits until the bar has its items. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(barOf(page).getByRole('link', { name: 'Spinner Rack' })).toBeVisible()
}

export async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
}

/** Playwright's clock does not drive CSS: animations in the bar are finished, not awaited. */
export async function finishEntrances(page: Page) {
  await barOf(page).evaluate((header) => {
    for (const entrance of header.getAnimations({ subtree: true })) entrance.finish()
  })
}

/** Scrolls, and waits for the next paint. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (top) => {
    window.scrollTo(0, top)
    await new Promise((painted) =>
      requestAnimationFrame(() => requestAnimationFrame(() => painted(undefined))),
    )
  }, y)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
}

export function accountButton(page: Page): Locator {
  return barOf(page).getByRole('button', { name: 'Account menu' })
}
