import type { Locator, Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { open } from '../bar/bar.ts'
import { expect } from '../fixtures.ts'

export const SEARCHES = /\/api\/search\?/

export function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search', exact: true })
}

export function box(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search the catalogue' })
}

function hits(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Results' })
}

export function options(page: Page): Locator {
  // A select of the page has options too.
  return hits(page).getByRole('option')
}

export async function memberAt(page: Page, path: string) {
  await newMember(page)
  await openAt(page, path)
}

/** Waits for the bar, so that the shortcut is registered. */
export async function openAt(page: Page, path: string) {
  await open(page, path)
  await expect(page.locator('header').first().getByRole('button', { name: 'Search' })).toBeVisible()
}

export async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

/** Types the text, and waits until the hits belong to all of it. */
export async function seek(page: Page, text: string) {
  await page.keyboard.type(text)
  await expect(hits(page)).toHaveAttribute('aria-busy', 'false')
}

/** The active option of the combobox. */
export async function activeOption(page: Page): Promise<Locator> {
  const id = await box(page).getAttribute('aria-activedescendant')
  return page.locator(`[id="${id}"]`)
}

/** Requests the server itself, as the member of this page. */
export async function askSearch(page: Page, query: string) {
  const answer = await page.request.get(`/api/search?${query}`)
  return (await answer.json()) as {
    total: number
    results: { kind: string; title: string; href: string; matches: [number, number][] }[]
  }
}
