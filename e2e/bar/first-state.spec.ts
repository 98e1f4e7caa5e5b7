import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS } from '../screens.ts'
import { holdSession } from '../session.ts'
import { barOf, finishEntrances, watchShifts } from './bar.ts'

const CASES = [
  { reader: 'visitor', path: '/' },
  { reader: 'member', path: '/' },
  { reader: 'member', path: '/privacy' },
]

for (const screen of SCREENS) {
  for (const { reader, path } of CASES) {
    test(`at ${screen.width} px the bar of a ${reader} on ${path} fills its place without moving a thing`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      if (reader === 'member') await newMember(page)
      const whoReads = await holdSession(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await whoReads.asked
      const bar = barOf(page)
      await expect(bar).toBeEmpty()
      const place = await bar.boundingBox()
      expect(place?.height).toBe(screen.width > 900 ? 80 : 68)
      const readShifts = await watchShifts(page)

      whoReads.tell()
      await expect(bar.getByRole('link', { name: 'Spinner Rack' })).toBeVisible()
      await finishEntrances(page)
      expect(await bar.boundingBox()).toEqual(place)
      expect(await readShifts()).toBe(0)
    })
  }
}

test('a session that cannot be read makes a visitor of the reader', async ({ page }) => {
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ body: 'not JSON' }))
  await page.goto('/')
  await expect(barOf(page).getByRole('link', { name: 'Login' })).toBeVisible()
})

test.describe('when the script of the member’s parts does not come', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the bar leads through the site all the same', async ({ page }) => {
    await newMember(page)
    const whoReads = await holdSession(page)
    await page.goto('/')
    await whoReads.asked
    await page.route('**/static/js/*.js', (route) => route.abort())
    whoReads.tell()
    await expect(barOf(page).getByRole('link', { name: 'Comics' })).toBeVisible()
    await expect(barOf(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
  })
})
