import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { test as base, expect } from '../fixtures.ts'

const LINKS = {
  Photos: 'https://photos.example/stan',
  Code: 'https://code.example/?of=stan&all=1',
  'Professional network': 'https://www.linkedin.com/',
  // One that is the default of another.
  'Design portfolio': 'https://github.com/',
}

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startServer({
        PROFILE_PHOTOS: LINKS.Photos,
        PROFILE_CODE: LINKS.Code,
        PROFILE_DESIGN: LINKS['Design portfolio'],
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test("the footer's links lead to the configured pages", async ({ page }) => {
    await page.goto('/')
    await expectConfiguredLinks(page)
  })
})

test('the script leaves them as they are', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expectConfiguredLinks(page)
})

test('they lead there from every other page too', async ({ page }) => {
  await page.goto('/privacy')
  await expectConfiguredLinks(page)
})

async function expectConfiguredLinks(page: Page) {
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of Object.entries(LINKS)) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address)
  }
}
