import type { Page } from '@playwright/test'
import { readBoxes } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { PHONE, WIDE } from '../screens.ts'
import { holdScripts } from '../scripts.ts'

/** The visible parts of the page: text blocks, pictures and controls. */
const PARTS = 'main :is(section, article, h1, h2, h3, p, img, a, button, input, textarea)'
const FIRST_VIEW = 'main > section:first-child, main > section:first-child *'

// Animations would hide layout shifts.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of [WIDE, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('nothing moves when the scripts come, nor while the whole page is scrolled', async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await untilFontsLoaded(page)
      const firstView = await readBoxes(page, FIRST_VIEW)
      expect(firstView.length).toBeGreaterThan(10)
      release()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeAttached()
      await expect(page.locator('[data-first-view]')).toHaveCount(0)
      expect(await readBoxes(page, FIRST_VIEW)).toEqual(firstView)

      await untilFontsLoaded(page)
      const before = await readBoxes(page, PARTS)
      await scrollThrough(page)
      expect(await readBoxes(page, PARTS)).toEqual(before)
    })

    test('fonts that come late move nothing in sight', async ({ page }) => {
      const release = await holdFonts(page)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(page.locator('[data-first-view]')).toHaveCount(0)
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      const before = await readBoxes(page, PARTS)
      release()
      await untilFontsLoaded(page)
      const after = await readBoxes(page, PARTS)
      const pairs = before
        .map((box, index) => ({ was: box, is: after[index] }))
        .filter(({ was }) => was.height > 0 && was.y < viewport.height)
      expect(pairs.length).toBeGreaterThan(5)
      for (const { was, is } of pairs) {
        expect(is).toMatchObject({ what: was.what, y: was.y })
        // A button is as wide as its text, and shifts the one beside it.
        expect(Math.abs(Number(is?.x) - was.x), was.what).toBeLessThanOrEqual(12)
        // Below the first view lines may wrap differently, in sections that begin in it.
        if (was.y + was.height > viewport.height) continue
        expect(is?.height, was.what).toBe(was.height)
        expect(Math.abs(Number(is?.width) - was.width), was.what).toBeLessThanOrEqual(12)
      }
    })
  })
}

test('nothing is painted before the hero is whole', async ({ page }) => {
  await page.goto('/')
  const awaited = page.locator('link[rel="expect"][blocking="render"]')
  const section = page.locator(String(await awaited.getAttribute('href')))
  const hero = page.locator('section', { has: page.locator('h1') })
  expect(await section.evaluate((after) => after.previousElementSibling?.outerHTML)).toBe(
    await hero.evaluate((element) => element.outerHTML),
  )
})

async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Scrolls down and up again, so that every lazy picture is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight - innerHeight
    const step = innerHeight / 3
    const stops = Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => index * step)
    for (const y of [...stops, ...stops.toReversed()]) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    for (const image of document.images) if (image.checkVisibility()) await image.decode()
  })
}
