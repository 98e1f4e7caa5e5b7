import { expect, test } from '../fixtures.ts'
import { openAt, openPalette, options } from './palette.ts'

test.use({ reader: 'member' })

test('what shows the hits comes with the first opening, and nothing typed before it is lost', async ({
  page,
}) => {
  const held: string[] = []
  const release = Promise.withResolvers<void>()
  let holds = false
  // Routed from the start: a page that stands already learns of a route some time later.
  await page.route('**/static/js/*.js', async (route) => {
    if (holds) {
      held.push(route.request().url())
      await release.promise
    }
    await route.continue()
  })
  await openAt(page, '/account')
  holds = true
  await openPalette(page)
  await page.keyboard.type('galactus')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(options(page)).toHaveCount(0)
  release.resolve()
  await expect(options(page).first()).toContainText('Galactus')
})
