import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { SCREENS } from '../screens.ts'

test.use({ reducedMotion: 'reduce' })

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('has its five sections in order, and each shows its word', async ({ page }) => {
      await page.goto('/')
      const regions = page.getByRole('main').getByRole('region')
      const names = ['New comics today', 'About', 'Stats', 'Pricing', 'Get in touch']
      await expect(regions).toHaveCount(names.length)
      for (const [index, name] of names.entries()) {
        const region = regions.nth(index)
        await expect(region).toHaveAccessibleName(name)
        await expect(
          region.getByText(name, { exact: true }).or(region.getByRole('heading', { name })).first(),
        ).toBeVisible()
      }
      // All at one moment: those below the first view find their height after a while.
      const boxes = await regions.evaluateAll((sections) =>
        sections.map((section) => {
          const { top, bottom } = section.getBoundingClientRect()
          return { top, bottom }
        }),
      )
      for (const [index, { top }] of boxes.entries()) {
        expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
      }
    })

    test('sets the headline in three lines of one length', async ({ page }) => {
      await page.goto('/')
      await untilFontsLoaded(page)
      const lines = page
        .getByRole('heading', { level: 1, name: 'New comics today' })
        .locator('span')
      await expect(lines).toHaveText(['New', 'comics', 'today'])
      const widths = await lines.evaluateAll((spans) =>
        spans.map((span) => {
          const letters = document.createRange()
          letters.selectNodeContents(span)
          return letters.getBoundingClientRect().width
        }),
      )
      expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.03)
    })

    test('shows the tagline and two ways on', async ({ page }) => {
      await page.goto('/')
      const hero = page.getByRole('region', { name: 'New comics today' })
      await expect(
        hero.getByText(
          'Merchandise, comics and the latest issues, waiting for you at a local bookstore.',
        ),
      ).toBeVisible()
      const browse = hero.getByRole('link', { name: 'Browse the rack' })
      await expect(browse).toHaveAttribute('href', '/comics')
      await hero.getByRole('link', { name: 'See the plans' }).click()
      await expect(page).toHaveURL('/#pricing')
      await expect(page.getByRole('heading', { name: 'Pick your plan' })).toBeInViewport()
    })

    test('has a character and, behind it, large text that can be seen', async ({ page }) => {
      await page.goto('/')
      const hero = page.getByRole('region', { name: 'New comics today' })
      const character = hero.getByRole('img', { name: 'A figure with a cape' })
      await expect(character).toBeInViewport({ ratio: 0.4 })
      await loadPictures(page)
      await untilFontsLoaded(page)

      const words = hero.locator('[aria-hidden=true]', { hasText: 'Spinner Rack' })
      const panel = await hero.boundingBox()
      for (const word of await words.locator('span').all()) {
        const box = await word.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(Number(panel?.x))
        const right = Number(box?.x) + Number(box?.width)
        expect(right).toBeLessThanOrEqual(Number(panel?.x) + Number(panel?.width) + 1)
        expect(box?.height).toBeGreaterThan(70)
      }
      const withWords = await hero.screenshot()
      await words.evaluate((element) => {
        element.style.visibility = 'hidden'
      })
      expect((await hero.screenshot()).equals(withWords)).toBe(false)
    })

    test('shows every picture it has, and fits the screen', async ({ page }) => {
      await page.goto('/')
      await loadPictures(page)
      const pictures = page.getByRole('main').locator('img:visible')
      await expect(pictures).toHaveCount(viewport.width > 1000 ? 6 : 5)
      const widths = await pictures.evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
      )
      expect(Math.min(...widths)).toBeGreaterThan(0)
      await expectFits(page)
    })

    test('has a picture in Stats, and the letters cover on large screens alone', async ({
      page,
    }) => {
      await page.goto('/')
      const stats = page.getByRole('region', { name: 'Stats' })
      await stats
        .getByRole('img', { name: 'Long boxes and stacks of comics' })
        .scrollIntoViewIfNeeded()
      const contact = page.getByRole('region', { name: 'Get in touch' })
      const cover = contact.getByRole('img', { name: 'cover of our letters page' })
      await expect(cover).toBeVisible({ visible: viewport.width > 1000 })
      await expect(contact.getByRole('textbox')).toHaveCount(3)
      await expect(contact.getByRole('button')).toHaveText('Submit')
    })

    test('passes axe', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

test('scrolls to the plans smoothly for readers who do not mind motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behaviour()).toBe('auto')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect.poll(behaviour).toBe('smooth')
  await expect(page.getByRole('heading', { name: 'Pick your plan' })).toBeInViewport()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behaviour()).toBe('auto')
})

test('headline and picture are there from the first paint: they move, but they do not fade', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'New comics today' })
  const changed = await hero.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [],
      ),
  )
  expect(changed).not.toContain('opacity')
})

test('nothing moves for readers who want no motion', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.getByRole('main').locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
  }
}
