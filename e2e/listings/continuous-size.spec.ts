import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect } from '../fixtures.ts'
import { COMICS, test } from './big-catalogue.ts'
import { countTitlesInMemory } from './heap.ts'
import { atRest, cardAt, goTo, openShelf } from './shelf.ts'

/** Includes the rendered rows, the bar, the filters with all their options, and the footer. */
const MOST_NODES = 1500
const SIX_PAGES = 6 * 96

test('sixty thousand comics are one shelf, of which the document holds a few rows and the memory six pages', async ({
  page,
}) => {
  test.slow(true, 'eleven jumps and two snapshots of the heap')
  await newMember(page)
  await openShelf(page, '/comics?view=scroll')
  await expect(page.getByRole('list', { name: 'Comics' })).toBeVisible()
  await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(COMICS))
  const counts = [await countNodes(page)]
  for (let number = 1000; number <= 8000; number += 1000) await goTo(page, number)
  await atRest(page, /^Showing 7,999–/)
  const titles = await countTitlesInMemory(page)
  expect(titles).toBeGreaterThan(SIX_PAGES / 2)
  expect(titles).toBeLessThanOrEqual(SIX_PAGES)

  for (const number of [600, 30_000, 59_000]) {
    await goTo(page, number)
    counts.push(await countNodes(page))
  }
  await page.keyboard.press('End')
  await expect(cardAt(page, COMICS)).toBeAttached()
  counts.push(await countNodes(page))
  expect(Math.max(...counts)).toBeLessThan(MOST_NODES)
  await expect(page.getByText('The end of the shelf, after 60,000 comics.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await countTitlesInMemory(page)).toBeLessThanOrEqual(SIX_PAGES)
})

function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}
