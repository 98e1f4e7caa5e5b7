import { readFile } from 'node:fs/promises'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const X_MEN = 2258
const ASM_300 = 6706

test('a year has its figures as charts, as tables and as a picture to keep', async ({ page }) => {
  await newMember(page)
  await page.goto('/year')
  await expect(page.getByRole('heading', { name: /^Nothing read in/ })).toBeVisible()
  const { marked } = await (
    await page.request.put(`/api/progress/series/${X_MEN}`, { data: { numbers: '1..12' } })
  ).json()
  await page.request.put('/api/progress/comics', { data: { unread: marked } })
  await page.request.put('/api/progress/comics', { data: { read: marked, readAt: '2025-03-04' } })
  await page.request.put(`/api/progress/comics/${ASM_300}`, { data: { readAt: '2025-05-01' } })
  await page.request.put(`/api/progress/comics/${ASM_300}`, {
    data: { readAt: '2024-05-01', again: true },
  })

  await page.goto('/year?year=2024')
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2025' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your year 2025' })).toBeFocused()
  await expect(page.getByText('Busiest month: March, 12 issues')).toBeVisible()
  await expect(page.locator('dl')).toContainText('13')
  await expect(page.getByText(/#1–12: 12 issues without a gap/)).toBeVisible()
  const series = page.getByRole('table', { name: 'Series' })
  await expect(series.getByRole('row').nth(1)).toContainText(/Uncanny X-Men.*12/)
  await expect(page.getByRole('region', { name: 'Characters' }).getByRole('listitem')).toHaveCount(
    10,
  )

  await page.getByRole('button', { name: 'Show as table: Issues by month' }).click()
  const months = page.getByRole('table', { name: 'Issues by month' })
  await expect(months.getByRole('row', { name: 'May 1' })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(
    page.getByRole('img', { name: /^My year in comics, 2025\. 13 issues/ }),
  ).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page, 'dialog')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-year-in-comics-2025.png')
  const png = await readFile(await file.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
})
