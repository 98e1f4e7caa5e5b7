import { expect, test } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import { CYCLOPS, cards, heart, memberWith, SPIDER_MAN } from './favourites.ts'

test('a heart is taken away, given back and saved; its card stays in place until the next visit', {
  tag: '@errand',
}, async ({ page }) => {
  await memberWith(page, [SPIDER_MAN, CYCLOPS])
  await page.goto('/favourites')
  const spiderMan = heart(page, 'Spider-Man')
  await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
  for (const [verb, pressed] of [
    ['DELETE', 'false'],
    ['PUT', 'true'],
  ] as const) {
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith(`/api/favourites${SPIDER_MAN}`) &&
        response.request().method() === verb,
    )
    await spiderMan.click()
    await expect(spiderMan).toHaveAttribute('aria-pressed', pressed)
    expect((await saved).status()).toBe(204)
  }
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await heart(page, 'Cyclops').click()
  await removed
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a save that fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is taken back and told of, and one made without a connection is saved when it is back', async ({
    page,
    context,
  }) => {
    await memberWith(page, [SPIDER_MAN])
    await page.route(`**/api/favourites${SPIDER_MAN}`, (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'internal-server-error', message: 'Please try again.' },
      }),
    )
    await page.goto('/favourites')
    const spiderMan = heart(page, 'Spider-Man')
    await spiderMan.click()
    await expect(page.getByRole('alert')).toContainText(
      '“Spider-Man” is still among your favourites. Please try again.',
    )
    await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
    await page.unroute(`**/api/favourites${SPIDER_MAN}`)

    await context.setOffline(true)
    await spiderMan.click()
    await expect(page.getByText('This is saved when you are back.')).toBeVisible()
    await expect(spiderMan).toHaveAttribute('aria-pressed', 'false')

    const saved = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await context.setOffline(false)
    expect((await saved).status()).toBe(204)
    await expect(spiderMan).toHaveAttribute('aria-pressed', 'false')
  })
})

test('another tab follows, with its hearts and with its list', async ({ page, context }) => {
  await memberWith(page, [SPIDER_MAN, CYCLOPS])
  await page.goto('/favourites')
  const other = await context.newPage()
  await other.goto('/favourites?kind=characters')
  await expect(cards(other)).toHaveCount(2)
  await heart(page, 'Cyclops').click()
  await expect(cards(other)).toHaveCount(1)
  await expect(heart(page, 'Cyclops')).toHaveAttribute('aria-pressed', 'false')
  await heart(page, 'Cyclops').click()
  await expect(cards(other)).toHaveCount(2)
  await expect(heart(other, 'Cyclops')).toHaveAttribute('aria-pressed', 'true')
  await heart(other, 'Spider-Man').click()
  await expect(cards(page)).toHaveCount(1)
})

test('the next member at the same browser has favourites of their own', async ({ page }) => {
  await memberWith(page, [SPIDER_MAN])
  await page.goto('/favourites')
  await expect(heart(page, 'Spider-Man')).toHaveAttribute('aria-pressed', 'true')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await memberWith(page, [CYCLOPS])
  await page.goto('/favourites')
  await expect(cards(page)).toHaveCount(1)
  await expect(heart(page, 'Cyclops')).toBeVisible()
})
