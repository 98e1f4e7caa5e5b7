import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { SCREENS } from '../screens.ts'
import { open } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of SCREENS) {
  for (const path of ['/', '/privacy']) {
    test(`at ${screen.width} px the footer of ${path} has all its lines, on ink in both themes`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      await open(page, path)
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer).toContainText(
        `Data provided by Marvel. © ${new Date().getFullYear()} MARVEL`,
      )
      await expect(footer).toContainText('unofficial fan project')
      await expect(footer.getByRole('link')).toHaveText([
        'Privacy',
        ...['About', 'Blog', 'Team', 'Careers', 'Support'],
        ...['', '', '', ''],
      ])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(footer).toHaveCSS('background-color', 'rgb(13, 12, 16)')
      }
      const box = await footer.boundingBox()
      const gutter = path === '/' ? (screen.width > 560 ? 12 : 8) : 0
      expect(box?.x).toBe(gutter)
      expect(box?.width).toBe(screen.width - 2 * gutter)
      const wordmark = footer.getByRole('presentation').last()
      await wordmark.scrollIntoViewIfNeeded()
      await expect(wordmark).not.toHaveJSProperty('naturalWidth', 0)
      expect((await wordmark.boundingBox())?.width).toBe(box?.width)
    })
  }
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

test('the year is the reader’s own, not that of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2061-07-01T12:00:00Z'))
  await open(page, '/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2061 MARVEL')
})

test('the author’s links open a window of their own, without telling it of ours', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const [name, host] of [
    ['Photos', 'www.instagram.com'],
    ['Code', 'github.com'],
    ['Professional network', 'www.linkedin.com'],
    ['Design portfolio', 'dribbble.com'],
  ]) {
    const link = footer.getByRole('link', { name: String(name), exact: true })
    await expect(link).toHaveAttribute('href', `https://${host}/`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(await link.boundingBox()).toMatchObject({ width: 48, height: 48 })
  }
})
