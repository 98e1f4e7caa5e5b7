import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

/** Two that are known, one that may be of another volume, and one of another publisher. */
const LIST = `<?xml version="1.0"?>
<ReadingList>
  <Name>Rainy days</Name>
  <Books>
    <Book Series="Amazing Spider-Man" Number="300" Volume="1963" Year="1988" />
    <Book Series="Batman" Number="404" Volume="1940" Year="1987" />
    <Book Series="Dracula Lives" Number="4" Volume="1974" Year="1974" />
    <Book Series="Iron Man" Number="120" Volume="1968" Year="1979" />
  </Books>
</ReadingList>`

function choose(page: Page, name: string, text: string | Buffer) {
  return page
    .getByLabel('Choose a file, or drop it here')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await page.getByRole('main').getByRole(role, { name }).focus()
  await page.keyboard.press('Enter')
}

async function listsOf(page: Page) {
  const { lists } = await (await page.request.get('/api/lists')).json()
  return Promise.all(
    lists.map(async ({ id, name }: { id: string; name: string }) => {
      const { entries } = await (await page.request.get(`/api/lists/${id}/entries`)).json()
      return { name, entries }
    }),
  )
}

test('by keyboard on a phone, a list is brought, decided, taken over, exported, brought again and undone', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  await page.goto('/lists')
  await press(page, 'link', 'Import')
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeFocused()
  await choose(page, 'Rain.cbl', LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Rain.cbl' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Import 2 of 4' })).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expectFits(page)
  await press(page, 'button', 'Import 3 of 4')
  await expect(page.getByRole('heading', { level: 1, name: 'Imported' })).toBeFocused()
  await expect(page.getByText(/^Line \d+: Batman \(1940\) #404/)).toBeVisible()
  await expectFits(page)

  await press(page, 'link', 'Rainy days')
  await expect(page.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible()
  await expect(page.locator('li[data-comic]')).toHaveCount(3)
  await press(page, 'button', 'Export')
  await page.keyboard.press('End')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('Rainy days.json')

  await page.goto('/import')
  await choose(page, file.suggestedFilename(), await readFile(await file.path()))
  await press(page, 'button', 'Import 3 of 3')
  await expect(page.getByRole('heading', { level: 1, name: 'Imported' })).toBeFocused()
  const [again, first] = await listsOf(page)
  expect(again).toEqual(first)
  await press(page, 'button', 'Undo import')
  await expect(page.getByText('The import of “Rainy days.json” was undone.')).toBeVisible()
  expect(await listsOf(page)).toEqual([first])
  await press(page, 'button', 'Undo import of Rain.cbl')
  await expect(page.getByText(/^Nothing imported lately/)).toBeVisible()
  expect(await listsOf(page)).toEqual([])
})

test.describe('files that cannot be read', () => {
  test.use({ expectedComplaints: /status of 400/ })

  test('are refused in words, and another one is taken', async ({ page }) => {
    await newMember(page)
    await page.goto('/import')
    await choose(page, 'Mine.xlsx', 'PK\u0003\u0004 and more')
    await expect(page.getByRole('alert').filter({ hasText: 'CSV' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await expectNoViolationsAnywhere(page)
    await choose(page, 'Rain.cbl', LIST)
    await expect(page.getByRole('heading', { level: 1, name: 'Rain.cbl' })).toBeVisible()
  })
})

test('axe finds nothing, and everything fits', async ({ page }) => {
  await newMember(page)
  await page.goto('/import')
  await expect(page.getByText(/^Nothing imported lately/)).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await choose(page, 'Rain.cbl', LIST)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: /^Import 2/ }).click()
  await expect(page.getByRole('heading', { name: '2 lines were left out' })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
})
