import { expect, test } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import { CYCLOPS, cards, heart, memberWith, SPIDER_MAN } from './keep.ts'

test('a heart is undone by a second request, done again by a third, and kept', async ({ page }) => {
  await memberWith(page, [SPIDER_MAN])
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
  await page.reload()
  await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
})

test('what is taken away stays in its place for a second thought, and is gone afterwards', async ({
  page,
}) => {
  await memberWith(page, [SPIDER_MAN, CYCLOPS])
  await page.goto('/favourites')
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await heart(page, 'Cyclops').click()
  await removed
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(heart(page, 'Spider-Man')).toBeVisible()
})

test('a wish is shown before its answer is there, and the newest one is kept', async ({ page }) => {
  await memberWith(page, [SPIDER_MAN])
  const release = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(`**/api/favourites${SPIDER_MAN}`, async (route) => {
    sent.push(route.request().method())
    await release.promise
    await route.continue()
  })
  await page.goto('/favourites')
  const spiderMan = heart(page, 'Spider-Man')
  await spiderMan.click()
  await expect(spiderMan).toHaveAttribute('aria-pressed', 'false')
  await spiderMan.click()
  await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sent).toEqual(['DELETE'])
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  release.resolve()
  expect((await saved).status()).toBe(204)
  expect(sent).toEqual(['DELETE', 'PUT'])
  await page.reload()
  await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a save that fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is taken back and told of, and the next press saves', async ({ page }) => {
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
    const saved = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await spiderMan.click()
    expect((await saved).status()).toBe(204)
    await expect(spiderMan).toHaveAttribute('aria-pressed', 'false')
  })

  test('is told of without a server too', async ({ page, context }) => {
    await memberWith(page, [SPIDER_MAN])
    await page.goto('/favourites')
    const spiderMan = heart(page, 'Spider-Man')
    await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
    // What shows notices comes with the first of them: it has to be here before the network goes.
    await page.route('**/api/favourites/export.json', (route) => route.abort())
    await page.getByRole('link', { name: 'JSON' }).click()
    await expect(page.getByRole('alert')).toContainText('Your favourites were not exported.')
    await context.setOffline(true)
    await spiderMan.click()
    await expect(
      page.getByText('“Spider-Man” is still among your favourites. The server cannot be reached.'),
    ).toBeVisible()
    await expect(spiderMan).toHaveAttribute('aria-pressed', 'true')
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
