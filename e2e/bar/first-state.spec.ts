import type { Page } from '@playwright/test'
import { type Box, readBoxes } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { untilPainted } from '../late-answers.ts'
import { onEachScreen } from '../screens.ts'
import { holdSession } from '../session.ts'
import { barOf, finishEntrances } from './bar.ts'

const CASES = [
  { reader: 'visitor', path: '/' },
  { reader: 'member', path: '/' },
  { reader: 'member', path: '/privacy' },
] as const

/** The bar and the content below it, on each screen. */
async function readLayouts(page: Page): Promise<Box[][]> {
  const layouts: Box[][] = []
  await onEachScreen(page, async (screen) => {
    await untilPainted(page)
    const [bar, ...parts] = await readBoxes(page, 'header:first-of-type, main, main > *, h1')
    expect(bar?.height).toBe(screen.width > 900 ? 80 : 68)
    layouts.push([{ ...bar, what: 'bar' } as Box, ...parts])
  })
  return layouts
}

for (const { reader, path } of CASES) {
  test.describe(`a ${reader}`, () => {
    test.use({ reader, contextOptions: { reducedMotion: 'reduce' } })

    test(`sees the bar on ${path} fill its place without moving a thing`, async ({ page }) => {
      const whoReads = await holdSession(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await whoReads.asked
      await expect(barOf(page)).toBeEmpty()
      await expect(page.locator('[data-first-view]')).toHaveCount(0)
      await untilFontsLoaded(page)
      const before = await readLayouts(page)

      whoReads.tell()
      await expect(barOf(page).getByRole('link', { name: 'Spinner Rack' })).toBeVisible()
      await finishEntrances(page)
      expect(await readLayouts(page)).toEqual(before)
    })
  })
}

test('a session that cannot be read makes no visitor of the reader', async ({ page }) => {
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ body: 'not JSON' }))
  await page.goto('/')
  await expect(barOf(page).getByRole('link', { name: 'Comics' })).toBeVisible()
  await expect(barOf(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test.describe('when the script of the member’s parts does not come', () => {
  test.use({ reader: 'member', expectedComplaints: /Failed to load resource/ })

  test('the bar leads through the site all the same', async ({ page }) => {
    const whoReads = await holdSession(page)
    await page.goto('/')
    await whoReads.asked
    await page.route('**/static/js/*.js', (route) => route.abort())
    whoReads.tell()
    await expect(barOf(page).getByRole('link', { name: 'Comics' })).toBeVisible()
    await expect(barOf(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
  })
})
