import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { test as base, expect } from '../fixtures.ts'

const LINKS = {
  Photos: 'https://photos.example/stan',
  Code: 'https://code.example/?of=stan&all=1',
  'Professional network': 'https://www.linkedin.com/',
  // A link that is the default of another one.
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

test("the footer's links lead to the configured pages, before any script, after it, and from every other page", async ({
  page,
  browser,
  baseURL,
}) => {
  const scriptless = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const plain = await scriptless.newPage()
  await plain.goto('/')
  await expectConfiguredLinks(plain)
  await scriptless.close()

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expectConfiguredLinks(page)
  await page.goto('/privacy')
  await expectConfiguredLinks(page)
})

async function expectConfiguredLinks(page: Page) {
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of Object.entries(LINKS)) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address)
  }
}
