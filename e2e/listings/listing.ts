import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export type Kind = 'characters' | 'comics' | 'series'

export const KINDS: Kind[] = ['characters', 'comics', 'series']

/** The order in which each listing opens. */
export const FIRST_ORDER: Record<Kind, string> = {
  characters: 'orderBy=-renown,name',
  comics: 'noVariants=true&orderBy=-onsaleDate,title',
  series: 'orderBy=-renown,title',
}

/** The links of the cards, in document order. */
export function cardsOf(page: Page, kind: Kind): Locator {
  return page.getByRole('main').locator(`li a[href^="/${kind}/"]`)
}

/** Opens a listing and waits for its cards. */
export async function openListing(page: Page, address: string) {
  await page.goto(address)
  // The first request to a server that has just started is slow.
  await expect(page.getByRole('main').locator('li a img').first()).toBeVisible({ timeout: 15_000 })
}

interface Listed {
  id: number
  name?: string
  title?: string
}

/** Requests the catalogue itself, as the member of this page. */
export async function askCatalogue<Fields extends object = object>(page: Page, path: string) {
  const answer = await page.request.get(`/v1/public/${path}`)
  const { data } = await answer.json()
  return data as { total: number; results: (Listed & Fields)[] }
}

export function hrefsOf(kind: Kind, records: { id: number }[]): string[] {
  return records.map(({ id }) => `/${kind}/${id}`)
}

export function readHrefs(cards: Locator): Promise<(string | null)[]> {
  return cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

/** A page change takes two frames: the visible cards are rendered before those below. */
export async function expectHrefs(cards: Locator, hrefs: (string | null)[]): Promise<void> {
  await expect.poll(() => readHrefs(cards)).toEqual(hrefs)
}
