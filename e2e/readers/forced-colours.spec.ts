import type { Locator } from '@playwright/test'
import { barOf, menuButton } from '../bar/bar.ts'
import { LONG_SERIES, openDetail, SPIDER_MAN } from '../details/detail.ts'
import { expect, test } from '../fixtures.ts'
import { openListing } from '../listings/listing.ts'
import { PHONE, WIDE } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** The colours of a part and of the system's ground, as they are painted. */
function readColour(part: Locator, property: string, pseudo?: string) {
  return part.first().evaluate(
    (element, [name, of]) => {
      const ground = document.createElement('div')
      ground.style.background = 'Canvas'
      document.body.append(ground)
      const { backgroundColor } = getComputedStyle(ground)
      ground.remove()
      const colour = getComputedStyle(element, of).getPropertyValue(String(name))
      return { colour, ground: backgroundColor }
    },
    [property, pseudo] as const,
  )
}

async function expectSeen(part: Locator, property: string, pseudo?: string) {
  await expect(part.first()).toBeAttached()
  const { colour, ground } = await readColour(part, property, pseudo)
  expect(colour, property).not.toBe(ground)
  expect(colour, property).not.toMatch(/^rgba.*, 0\)$/)
}

async function expectUnseen(part: Locator, property: string) {
  const { colour, ground } = await readColour(part, property)
  expect(colour, property).toBe(ground)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} forced colours`, () => {
    test.use({ colorScheme })

    test('a visitor sees the logo in every place', async ({ page }) => {
      for (const address of ['/', '/login']) {
        await page.goto(address)
        // The drawing follows the scheme of its place: that of the system, not that of the panel.
        const logo = page.getByRole('link', { name: 'Spinner Rack' }).first().locator('img')
        await expect(logo).toHaveCSS('color-scheme', 'light dark')
      }
    })

    test.describe('for a member', () => {
      test.use({ reader: 'member', viewport: WIDE })

      test('the current page, view, kind and volume, chosen filters and bars of the chart are seen', async ({
        page,
      }) => {
        await openListing(page, '/comics?characters=1009610&page=2')
        const main = page.getByRole('main')
        const current = barOf(page).locator('[aria-current="page"]')
        await expectSeen(current, 'background-color', '::after')
        await expectSeen(main.getByRole('link', { name: 'Pages' }), 'border-bottom-color')
        await expectSeen(main.locator('nav [aria-current="page"]').last(), 'outline-color')
        await expectSeen(main.getByRole('button', { name: /Spider-Man/ }), 'border-top-color')

        await page.goto('/search?q=spider')
        const kinds = main.getByRole('navigation').getByRole('link')
        await expectSeen(main.locator('nav [aria-current]'), 'border-bottom-color')
        await expectUnseen(kinds.nth(1), 'border-bottom-color')

        await openDetail(page, LONG_SERIES)
        const volume = main.getByRole('region', { name: 'Volumes' }).locator('[aria-current]')
        await expectSeen(volume, 'outline-color')
        await openDetail(page, SPIDER_MAN)
        const bars = main.locator('figure [title]')
        await expectSeen(bars.nth(5), 'background-color')
      })

      test('matched letters have the colour of the others', async ({ page }) => {
        await page.setViewportSize(PHONE)
        await openListing(page, '/comics')
        await menuButton(page).click()
        await barOf(page).getByRole('combobox').fill('spider')
        await expectSeen(barOf(page).locator('mark'), 'color')
      })
    })
  })
}

test.describe('with more contrast', () => {
  test.use({
    reader: 'member',
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'none', contrast: 'more' },
  })

  test('muted text is as dark as any, and no halftone lies behind text', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await openDetail(page, SPIDER_MAN)
      const fact = page.getByRole('main').locator('dl')
      const [label, words] = [fact.locator('dt').first(), fact.locator('dd').first()]
      const colour = await words.evaluate((element) => getComputedStyle(element).color)
      await expect(label).toHaveCSS('color', colour)
      const halftone = await page
        .getByRole('main')
        .locator(':has(> .wrap h1)')
        .evaluate((splash) => getComputedStyle(splash, '::before').maskImage)
      expect(halftone).toContain('linear-gradient')
    }
  })
})
