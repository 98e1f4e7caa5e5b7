import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const SPIDER_MAN = '/characters/1009610'
export const WOLVERINE = '/characters/1009718'
/** Amazing Spider-Man (1963), 442 issues. */
export const LONG_SERIES = '/series/1987'
/** Amazing Spider-Man (1963) #300, a key issue. */
export const KEY_ISSUE = '/comics/6706'
/** Inferno: prologue, core, tie-ins, epilogue. */
export const EVENT = '/events/252'
/** Stan Lee. */
export const CREATOR = '/creators/30'

/** A-Bomb (HAS), somebody of a cartoon. */
export const IN_NO_COMIC = '/characters/1017100'

export const PAGES: [address: string, name: string][] = [
  [SPIDER_MAN, 'Spider-Man'],
  [KEY_ISSUE, 'Amazing Spider-Man (1963) #300'],
  [LONG_SERIES, 'Amazing Spider-Man (1963 - 1998)'],
  [EVENT, 'Inferno'],
  [CREATOR, 'Stan Lee'],
  [IN_NO_COMIC, 'A-Bomb (HAS)'],
]

/** Opens a detail page and waits for all its requests. */
export async function openDetail(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Report a mistake' })).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
}

/** Expects the name and the picture of the record, and a heart that is saved when pressed. */
export async function expectNamePictureAndHeart(page: Page, address: string) {
  const name = new Map(PAGES).get(address) ?? ''
  await expect(page).toHaveTitle(`${name} | Spinner Rack`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  const picture = page.getByRole('main').locator(`img[src="/pictures${address}.svg"]`).first()
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const heart = page.getByRole('button', { name: `Favourite ${name}`, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

export function sectionOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true })
}

/** Requests the catalogue itself, as the member of this page. */
export async function ask(page: Page, address: string) {
  return (await page.request.get(address)).json()
}
