import { barOf } from '../bar/bar.ts'
import { expect, test } from '../fixtures.ts'
import { cardsOf, openListing } from '../listings/listing.ts'
import { box, openAt, options } from '../search/palette.ts'

const SCRIPTS = '**/static/js/*.js'
const PICTURES = '**/pictures/**'

test.use({
  reader: 'member',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /Failed to load resource|ChunkLoadError|Loading chunk/,
})

test('a page whose script is cut off says so, does not reload into nothing, and comes with the connection', async ({
  page,
  context,
}) => {
  await openListing(page, '/comics')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  const words = page.getByRole('heading', { name: 'There is no connection' })
  await expect(words).toBeVisible()
  const drawing = page.getByRole('alert').locator('div').first()
  await expect(drawing).toHaveCSS('background-image', /^url\("data:image\/svg/)

  const reload = page.getByRole('button', { name: 'Reload' })
  await reload.click()
  await expect(reload).toHaveText('Reload')
  await expect(words).toBeVisible()
  await expect(page).toHaveURL('/account')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused()
})

test('pictures that failed are drawings of ours, and come with the connection', async ({
  page,
  context,
}) => {
  await page.route(PICTURES, (route) => route.abort())
  await page.goto('/comics')
  const picture = cardsOf(page, 'comics').first().locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.unroute(PICTURES)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(picture).toHaveAttribute('src', /^\/pictures\//)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a search that could not be loaded says so, and comes with the next letter', async ({
    page,
  }) => {
    await openAt(page, '/series')
    await page.route(SCRIPTS, (route) => route.abort())
    await barOf(page).getByRole('button', { name: 'Search', exact: true }).click()
    await box(page).fill('t')
    const alert = barOf(page).getByRole('alert')
    await expect(alert).toContainText('The search could not be loaded.')
    await expect(alert).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('h')
    await expect(alert).toBeVisible()
    await page.unroute(SCRIPTS)
    await page.keyboard.type('o')
    await expect(options(page).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(box(page)).toHaveValue('tho')
  })
})
