import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openDetail, sectionOf } from './detail.ts'

test.use({ reader: 'member', contextOptions: { reducedMotion: 'reduce' } })

async function find(page: Page, words: string, kind: string) {
  await page.goto(`/search?q=${encodeURIComponent(words)}`)
  await page
    .getByRole('region', { name: kind })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click()
}

test('a fan finds Doctor Doom by "dr doom", and the Dark Phoenix Saga with its parts in order', {
  tag: '@errand',
}, async ({ page }) => {
  await find(page, 'dr doom', 'Characters')
  await expect(page.getByRole('heading', { level: 1, name: 'Doctor Doom' })).toBeFocused()
  await find(page, 'dark phoenix saga', 'Events')
  await expect(page.getByRole('heading', { level: 1, name: 'Dark Phoenix Saga' })).toBeFocused()
  const order = sectionOf(page, 'Reading order').getByRole('listitem')
  await expect(order.first()).toContainText('Uncanny X-Men (1963) #129')
  await expect(order.nth(1)).toContainText('Uncanny X-Men (1963) #130')
})

test('a story arc leads through its parts, and each part says which it is', async ({ page }) => {
  await find(page, 'demon in a bottle', 'Story arcs')
  await expect(page.getByRole('heading', { level: 1, name: 'Demon in a Bottle' })).toBeFocused()
  await page.getByRole('link', { name: 'Begin with part 1' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Iron Man \(1968\) #120/ }),
  ).toBeFocused()
  await expect(sectionOf(page, 'Story arc')).toContainText('Part 1 of 9 of Demon in a Bottle')
  const next = sectionOf(page, 'Next to read').getByRole('link', { name: /#121$/ })
  await next.click()
  await expect(sectionOf(page, 'Story arc')).toContainText('Part 2 of 9 of Demon in a Bottle')
})

test('a run of Claremont leads from the series to the issue where it begins', async ({ page }) => {
  await openDetail(page, '/series/2258')
  const run = sectionOf(page, 'Runs')
    .getByRole('listitem')
    .filter({ hasText: 'Chris Claremont and John Byrne' })
  await expect(run).toContainText('#108–143, 1977–1981, 36 issues')
  await run.getByRole('link', { name: 'Begins with #108' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /#108$/ })).toBeFocused()
})
