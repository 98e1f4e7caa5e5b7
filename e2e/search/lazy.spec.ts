import { expect, test } from '../fixtures.ts'
import { openAt, openPalette, options } from './palette.ts'

test.use({ reader: 'member' })

test('what shows the hits comes with the first opening, and nothing typed before it is lost', async ({
  page,
}) => {
  const scripts: string[] = []
  const release = Promise.withResolvers<void>()
  await openAt(page, '/account')
  await page.route('**/static/js/*.js', async (route) => {
    scripts.push(route.request().url())
    await release.promise
    await route.continue()
  })
  await openPalette(page)
  await page.keyboard.type('galactus')
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await expect(options(page)).toHaveCount(0)
  release.resolve()
  await expect(options(page).first()).toContainText('Galactus')
})
