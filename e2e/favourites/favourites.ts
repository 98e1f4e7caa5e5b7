import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'

/** Paths below `/api/favourites`, and below the site. */
export const SPIDER_MAN = '/characters/1009610'
export const CYCLOPS = '/characters/1009257'
export const IRON_MAN = '/comics/9359'
export const AVENGERS = '/series/1991'

/** Signs the page in as a new member with these favourites, the oldest first. */
export async function memberWith(page: Page, paths: string[]): Promise<void> {
  await newMember(page)
  for (const path of paths) await addFavourite(page, path)
}

export async function addFavourite(page: Page, path: string): Promise<void> {
  const answer = await page.request.put(`/api/favourites${path}`)
  if (answer.status() !== 204) throw new Error(`${path} was not added: ${await answer.text()}`)
}

/** The paths of the first comics of the catalogue. */
export async function firstComics(page: Page, count: number): Promise<string[]> {
  const answer = await page.request.get(`/v1/public/comics?limit=${count}`)
  const { data } = await answer.json()
  return data.results.map(({ id }: { id: number }) => `/comics/${id}`)
}

export function heart(page: Page, name: string) {
  return page.getByRole('button', { name: `Favourite ${name}`, exact: true })
}

export function cards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
}

export function kindLinks(page: Page) {
  return page.getByRole('navigation', { name: 'Kinds of favourites' }).getByRole('link')
}
