import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const anyLaterScript = '**/static/js/*.js'

test.use({ expectedComplaints: /Failed to load resource|ChunkLoadError|Loading chunk/ })

/** The console message of React for the error that the boundary caught. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Waits for the bar, which is rendered by the first scripts, not by a lazy chunk. */
async function openLandingPage(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
}

test('a blocked script raises a ChunkLoadError with the chunk id, and a reload mends it', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const blocked: string[] = []
  await openLandingPage(page)
  await page.route(anyLaterScript, (route) => {
    blocked.push(route.request().url())
    return route.abort()
  })
  await page.getByRole('link', { name: 'Login' }).click()

  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  const said = await page.getByRole('alert').innerText()
  const chunkId = /Part (\d+) of the site/.exec(said)?.[1]
  expect(blocked.join(' ')).toContain(`/static/js/${chunkId}.`)
  expect(errors.join('\n')).toContain(`ChunkLoadError: Loading chunk ${chunkId} failed.`)

  await page.unroute(anyLaterScript)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a script that hangs is given up after 120,000 ms, to the millisecond', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openLandingPage(page)
  const asked = Promise.withResolvers<void>()
  await page.route(anyLaterScript, () => asked.resolve())
  // From here on the page's clock moves only by hand.
  await page.clock.pauseAt(60_000)
  await page.getByRole('link', { name: 'Login' }).click()
  await asked.promise

  await page.clock.runFor(119_999)
  await expect(page.locator('.loader')).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a script that a new release took away says so, and the rest of the site stays in reach', async ({
  page,
}) => {
  await openLandingPage(page)
  await page.route(anyLaterScript, (route) => route.fulfill({ status: 404 }))
  await page.route('**/healthz', (route) =>
    route.fulfill({ json: { status: 'alive', version: '9.9.9+newer' } }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'A new version is here' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'New comics today' })).toBeVisible()
})
