import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { ignoreAborts, untilPainted } from '../late-answers.ts'
import { box, openAt, openPalette, options, palette, SEARCHES } from './palette.ts'

test.use({ reader: 'member', contextOptions: { reducedMotion: 'reduce' } })

test('a slow page of results says so in words, and a newer search is shown though the older comes last', async ({
  page,
}) => {
  await installClock(page)
  await ignoreAborts(page)
  const released = Promise.withResolvers<void>()
  await page.route(/search\?q=hulk&/, async (route) => {
    await released.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/search\?q=hulk&/)
  await page.goto('/search?q=hulk')
  await asked
  const words = page.getByText('The catalogue takes longer than usual.')
  await expect(words).toHaveCount(0)
  await page.clock.fastForward(4000)
  await expect(words).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('galactus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=galactus')
  const names = page.getByRole('region', { name: 'Characters' }).getByRole('listitem')
  await expect(names.first()).toContainText('Galactus')
  await expect(words).toHaveCount(0)
  const late = page.waitForResponse(/search\?q=hulk&/)
  released.resolve()
  await (await late).finished()
  await untilPainted(page)
  await expect(names.first()).toContainText('Galactus')
})

test.describe('a service that is down', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is said in its own words, and Try again or the connection brings the hits', async ({
    page,
    context,
  }) => {
    await openAt(page, '/series')
    await page.route(SEARCHES, (route) =>
      route.fulfill({ status: 500, json: { code: 'moved', message: 'The index is being moved.' } }),
    )
    await openPalette(page)
    await box(page).fill('thor')
    const alert = palette(page).getByRole('alert')
    await expect(alert).toContainText('The index is being moved.')
    await page.unroute(SEARCHES)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toBeVisible()
    await expect(alert).toHaveCount(0)

    await context.setOffline(true)
    await box(page).fill('galactus')
    await expect(alert).toContainText('You are offline')
    await context.setOffline(false)
    await expect(options(page).first()).toContainText('Galactus')
  })

  test('leaves the box a way to the page of results without the script of the hits', async ({
    page,
  }) => {
    await openAt(page, '/series')
    await page.route('**/static/js/*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('thor')
    await page.unroute('**/static/js/*.js')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=thor')
  })

  test('is said on the page of results too, with Try again', async ({ page }) => {
    await page.route(SEARCHES, (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.goto('/search?q=thor')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The server answered 503.')
    await page.unroute(SEARCHES)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
