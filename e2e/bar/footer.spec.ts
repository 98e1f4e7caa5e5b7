import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen } from '../screens.ts'
import { open } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PROFILES = ['Photos', 'Code', 'Professional network', 'Design portfolio']

for (const path of ['/', '/privacy']) {
  test(`the footer of ${path} has all its lines, on ink in both themes, and the reader’s own year`, async ({
    page,
  }) => {
    // The current year, not the year of the build, which is in the prerendered page.
    await page.clock.setFixedTime(new Date('2061-07-01T12:00:00Z'))
    await open(page, path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Data provided by Marvel. © 2061 MARVEL')
    await expect(footer).toContainText('unofficial fan project')
    await expect(page.locator('[data-first-view]')).toHaveCount(0)
    await onEachScreen(page, async (screen) => {
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('link')).toHaveText([
        'Privacy',
        ...['About', 'Blog', 'Team', 'Careers', 'Support'],
        ...['', '', '', ''],
      ])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(footer).toHaveCSS('background-color', 'rgb(13, 12, 16)')
      }
      const gutter = path === '/' ? (screen.width > 560 ? 12 : 8) : 0
      const box = await footer.boundingBox()
      expect(box).toMatchObject({ x: gutter, width: screen.width - 2 * gutter })
      const wordmark = footer.getByRole('presentation').last()
      await wordmark.scrollIntoViewIfNeeded()
      await expect(wordmark).not.toHaveJSProperty('naturalWidth', 0)
      expect((await wordmark.boundingBox())?.width).toBe(box?.width)
      for (const name of PROFILES) {
        const link = footer.getByRole('link', { name, exact: true })
        expect(await link.boundingBox()).toMatchObject({ width: 48, height: 48 })
      }
    })
  })
}

test('the placeholder links can be reached, and lead nowhere', async ({ page }) => {
  await open(page, '/privacy')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy' }).focus()
  await untilFontsLoaded(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const before = await page.evaluate(() => [location.href, history.length, scrollY])
  for (const name of ['About', 'Blog', 'Team', 'Careers', 'Support']) {
    const link = footer.getByRole('link', { name, disabled: true })
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await link.click({ force: true })
  }
  expect(await page.evaluate(() => [location.href, history.length, scrollY])).toEqual(before)
})
