import { expectNoViolations, expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { reachDemoProvider } from '../past-the-proxy.ts'
import { onEachScreen } from '../screens.ts'

test.beforeEach(({ page }) => reachDemoProvider(page))

test('the chooser fits, and axe finds nothing in it', async ({ page }) => {
  await page.goto('/privacy')
  const address: string = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ provider: 'social' })
    const answer = await fetch('/api/auth/sign-in/social', { method: 'POST', headers, body })
    return (await answer.json()).url
  })
  await page.goto(address)
  await expect(page.getByRole('button', { name: /^Continue as / })).toHaveCount(3)
  await onEachScreen(page, async () => {
    for (const picture of await page.locator('.card img').all()) {
      await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
    }
    await expectFits(page)
  })
  await expectNoViolationsAnywhere(page)
})

test.describe('without a sign-in under way', () => {
  test.use({ expectedComplaints: /status of 400/ })

  test('the provider shows the way back', async ({ page }) => {
    await page.goto('/demo-identity/choose/nobody')
    await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Back to the login page' }).click()
    await expect(page).toHaveURL('/login')
  })
})

function isDrawn(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0
}
